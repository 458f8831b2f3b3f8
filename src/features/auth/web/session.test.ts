import { beforeEach, describe, expect, it } from 'vitest';
import { type BrowserSession, createSession, type SessionChange, type Store } from './session.ts';

/** A browser: one storage, and tabs that hear what the others changed in it, as browsers do it. */
class Browser {
  readonly values = new Map<string, string>();
  readonly tabs: EventTarget[] = [];

  #storageFor(tab: EventTarget): Store {
    const change = (key: string, newValue: string | null) => {
      const oldValue = this.values.get(key) ?? null;
      if (newValue === null) this.values.delete(key);
      else this.values.set(key, newValue);
      if (oldValue === newValue) return;
      for (const other of this.tabs.filter((candidate) => candidate !== tab)) {
        other.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
      }
    };
    return {
      getItem: (key) => this.values.get(key) ?? null,
      setItem: change,
      removeItem: (key) => change(key, null),
    };
  }

  openTab(): { session: BrowserSession; heard: SessionChange[] } {
    const tab = new EventTarget();
    this.tabs.push(tab);
    const session = createSession(this.#storageFor(tab), tab);
    const heard: SessionChange[] = [];
    session.subscribe((change) => heard.push(change));
    return { session, heard };
  }
}

const ana = { id: 'ana', token: 'ana-1' };
const ben = { id: 'ben', token: 'ben-1' };

describe('the session of a browser tab', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
  });

  it('outlives a reload', () => {
    browser.openTab().session.begin(ana);
    expect(browser.openTab().session.get()).toBe('ana-1');
  });

  it('signs in the tabs in which nobody is signed in', () => {
    const waiting = browser.openTab();
    browser.openTab().session.begin(ana);
    expect(waiting.session.get()).toBe('ana-1');
    expect(waiting.heard).toEqual(['begunElsewhere']);
  });

  it('keeps two people in two tabs apart', () => {
    const first = browser.openTab();
    first.session.begin(ana);
    const second = browser.openTab();
    second.session.begin(ben);
    expect([first.session.get(), second.session.get()]).toEqual(['ana-1', 'ben-1']);

    first.session.refresh('ana-1', 'ana-2');
    expect([first.session.get(), second.session.get()]).toEqual(['ana-2', 'ben-1']);
    expect(browser.values.get('token')).toBe('ben-1');

    second.session.refresh('ben-1', 'ben-2');
    expect([first.session.get(), second.session.get()]).toEqual(['ana-2', 'ben-2']);
  });

  it('hears that another tab signed in somebody else', () => {
    const first = browser.openTab();
    first.session.begin(ana);
    browser.openTab().session.begin(ben);
    expect(first.heard).toEqual(['otherPerson']);
    expect(first.session.isAnother()).toBe(false);
  });

  it('knows that a page was somebody else’s before', () => {
    const tab = browser.openTab();
    tab.session.begin(ana);
    tab.session.end('loggedOut');
    tab.session.begin(ana);
    expect(tab.session.isAnother()).toBe(false);
    tab.session.end('loggedOut');
    tab.session.begin(ben);
    expect(tab.session.isAnother()).toBe(true);
    expect(browser.openTab().session.isAnother()).toBe(false);
  });

  it('finds after a sleep whether the page still belongs to who is signed in', () => {
    const asleep = browser.openTab();
    asleep.session.begin(ana);
    browser.tabs.length = 0;
    expect(asleep.session.catchUp()).toBe(true);
    const awake = browser.openTab();
    awake.session.refresh('ana-1', 'ana-2');
    expect(asleep.session.catchUp()).toBe(true);
    expect(asleep.session.get()).toBe('ana-2');
    awake.session.end('loggedOut');
    expect(asleep.session.catchUp()).toBe(false);
    awake.session.begin(ben);
    expect(asleep.session.catchUp()).toBe(false);
  });

  it('shares a fresh token between the tabs of one person', () => {
    const first = browser.openTab();
    first.session.begin(ana);
    const second = browser.openTab();
    first.session.refresh('ana-1', 'ana-2');
    expect(second.session.get()).toBe('ana-2');
    // An answer to a call that left with the old token comes late and must not turn the clock back.
    second.session.refresh('ana-1', 'ana-old');
    expect(second.session.get()).toBe('ana-2');
    expect(browser.values.get('token')).toBe('ana-2');
  });

  it('ends in every tab of the person who logs out', () => {
    const first = browser.openTab();
    first.session.begin(ana);
    const second = browser.openTab();
    second.session.end('loggedOut');
    expect(first.session.get()).toBeNull();
    expect(first.heard).toEqual(['loggedOut']);
    expect([...browser.values.keys()]).toEqual([]);
  });

  it('does not end for one person when another logs out', () => {
    const first = browser.openTab();
    first.session.begin(ana);
    const second = browser.openTab();
    second.session.begin(ben);
    first.session.end('loggedOut');
    expect(second.session.get()).toBe('ben-1');
    expect(browser.openTab().session.get()).toBe('ben-1');
    second.session.end('loggedOut');
    expect(browser.openTab().session.get()).toBeNull();
  });

  it('says why it ended, once', () => {
    const tab = browser.openTab();
    tab.session.begin(ana);
    tab.session.end('refused');
    tab.session.end('refused');
    expect(tab.heard).toEqual(['refused']);
  });
});
