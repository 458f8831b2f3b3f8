import { ApiError } from '../../shared/apiClient.ts';
import type { LocalDrafts } from './localDrafts.ts';

/** What is kept where. `conflict`: another tab of this editor saved since, or the version it began from is gone. */
export type KeptState = 'saved' | 'saving' | 'failed' | 'conflict';

export interface Kept<Content> {
  content: Content;
  state: KeptState;
  /** When the server last had it. */
  savedAt: Date | null;
  /** Of the server's draft; 0 without one. */
  version: number;
  baseRevision: number;
  /** The words of what went wrong. */
  problem: string | null;
}

type Save<Content> = (draft: {
  content: Content;
  version: number;
  baseRevision: number;
}) => Promise<{ version: number; savedAt: string }>;

/** The server's draft as it is now; null where there is none. */
type Read<Content> = () => Promise<{ version: number; content: Content } | null>;

interface Start<Content> {
  /** Of what is being written. */
  id: string;
  content: Content;
  version: number;
  baseRevision: number;
  savedAt: Date | null;
}

/** A pause of so long sends what was written; while somebody types on and on, so often all the same. */
const PAUSE_MS = 700;
const MAX_MS = 1_500;
const RETRY_MS = 5_000;

/** A content as text, whatever the order of its keys: a database keeps none. */
const said = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Whether the same save would be refused again: one that came in too quick succession, or too slowly, is only put off. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 429].includes(error.status);

/**
 * Keeps a draft while it is written: at once in this browser, and within two seconds on the server. What the server did not take stays
 * here and is tried again. One save is under way at a time, so that they arrive in their order.
 */
export class DraftKeeper<Content extends object> {
  #kept: Kept<Content>;
  readonly #id: string;
  readonly #local: LocalDrafts<Content>;
  readonly #save: Save<Content>;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #dirtySince: number | null = null;
  #running: Promise<void> | null = null;
  #changes = 0;
  #isUnsent = false;
  readonly #read: Read<Content> | null;
  /** What was sent and never answered. */
  #unanswered: Content | undefined;

  constructor(
    start: Start<Content>,
    local: LocalDrafts<Content>,
    save: Save<Content>,
    read: Read<Content> | null = null,
  ) {
    this.#read = read;
    const { id, ...rest } = start;
    this.#id = id;
    this.#local = local;
    this.#save = save;
    this.#kept = { ...rest, state: 'saved', problem: null };
    const unsent = local.read(id);
    if (!unsent) return;
    this.#kept = { ...this.#kept, content: unsent.content };
    const isOurs = unsent.version === start.version || this.#isAnswer(start, unsent);
    if (said(unsent.content) === said(start.content)) {
      local.remove(id);
    } else if (isOurs && unsent.baseRevision === start.baseRevision) {
      this.#isUnsent = true;
    } else {
      this.#kept = { ...this.#kept, state: 'conflict' };
    }
  }

  /** Whether the server's draft is what was sent on top of a version: the answer was lost, and nobody else wrote. */
  #isAnswer(
    draft: { version: number; content: Content },
    { version, sent }: { version: number; sent?: Content | undefined },
  ): boolean {
    return sent !== undefined && draft.version === version + 1 && said(draft.content) === said(sent);
  }

  /** Sends what was left here when the page was last closed. */
  start(): void {
    if (this.#isUnsent) this.#touch();
    this.#isUnsent = false;
  }

  get = (): Kept<Content> => this.#kept;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what the editor wrote. */
  change(patch: Partial<Content>): void {
    this.#kept = { ...this.#kept, content: { ...this.#kept.content, ...patch } };
    if (this.#kept.state === 'conflict') {
      this.#keepHere();
      this.#tell();
      return;
    }
    this.#touch();
  }

  /** Goes on from the version that is published by now: what was merged is based on it. */
  rebase(content: Content, baseRevision: number): void {
    this.#kept = { ...this.#kept, content, baseRevision };
    this.#touch();
  }

  /** After a conflict: this tab's words go on from the server's version. */
  keepMine(version: number, baseRevision: number): void {
    this.#kept = { ...this.#kept, version, baseRevision, state: 'saved', problem: null };
    this.#touch();
  }

  /** Sends what is not sent yet, and waits for it. Answers whether the server has everything. */
  async flush(): Promise<boolean> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#running;
    if (this.#dirtySince !== null && this.#kept.state !== 'conflict') await this.#send();
    return this.#dirtySince === null && this.#kept.state === 'saved';
  }

  /** The draft is gone from the server, published or thrown away: nothing is kept here either. */
  forget(): void {
    this.stop();
    this.#dirtySince = null;
    this.#local.remove(this.#id);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #touch(): void {
    this.#changes += 1;
    this.#dirtySince ??= Date.now();
    this.#keepHere();
    this.#tell();
    if (this.#timer) clearTimeout(this.#timer);
    const since = Date.now() - this.#dirtySince;
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, Math.min(PAUSE_MS, MAX_MS - since)));
  }

  #keepHere(): void {
    const { content, version, baseRevision } = this.#kept;
    this.#local.write(this.#id, { content, version, baseRevision, sent: this.#unanswered });
  }

  #send(): Promise<void> {
    this.#running ??= this.#sendNow().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #sendNow(): Promise<void> {
    const sent = this.#changes;
    const { content, version, baseRevision } = this.#kept;
    this.#set({ state: 'saving' });
    this.#unanswered ??= content;
    this.#keepHere();
    try {
      const answer = await this.#save({ content, version, baseRevision });
      this.#unanswered = undefined;
      this.#kept = { ...this.#kept, version: answer.version };
      if (this.#changes === sent) {
        this.#dirtySince = null;
        this.#local.remove(this.#id);
        this.#set({ state: 'saved', savedAt: new Date(answer.savedAt), problem: null });
        return;
      }
      this.#dirtySince = Date.now();
      this.#keepHere();
      this.#set({ state: 'saved', savedAt: new Date(answer.savedAt), problem: null });
      this.#schedule(PAUSE_MS);
    } catch (error) {
      if (!(await this.#goesOn(error))) this.#refused(error);
    }
  }

  /** Goes on from the server's draft where it is what was sent here, and only its answer was lost. Answers whether it does. */
  async #goesOn(error: unknown): Promise<boolean> {
    const sent = this.#unanswered;
    const isConflict = error instanceof ApiError && error.status === 409;
    if (!isConflict || !this.#read) return false;
    this.#unanswered = undefined;
    const draft = await this.#read().catch(() => null);
    const { version } = this.#kept;
    if (!draft || !this.#isAnswer(draft, { version, sent })) return false;
    this.#kept = { ...this.#kept, version: draft.version };
    if (said(draft.content) !== said(this.#kept.content)) {
      this.#schedule(0);
      return true;
    }
    this.#dirtySince = null;
    this.#local.remove(this.#id);
    this.#set({ state: 'saved', savedAt: new Date(), problem: null });
    return true;
  }

  #refused(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    const isConflict = error instanceof ApiError && error.status === 409;
    this.#set({ state: isConflict ? 'conflict' : 'failed', problem });
    if (!isRefusal(error)) this.#schedule(RETRY_MS);
  }

  #schedule(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  #set(change: Partial<Kept<Content>>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
