import { t } from '../../../../shared/text.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import c from './TextEditor.module.css';

function button(words: string, className: string | undefined, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  element.textContent = words;
  element.onclick = act;
  // The words keep the caret until something is done with them.
  element.onmousedown = (event) => event.preventDefault();
  return element;
}

/** What stands under a block about which something was found: what the text says, what the value says, one repair, and the way to the value. */
export function findingElement(finding: Finding, repair: () => void, openValue: () => void): HTMLElement {
  const { severity, message, contradiction } = finding;
  const box = document.createElement('div');
  box.className = `${c.finding} ${severity === 'warning' ? c.warning : ''}`;
  box.contentEditable = 'false';
  box.setAttribute('role', 'note');
  const words = document.createElement('p');
  const lead = document.createElement('strong');
  lead.textContent = contradiction
    ? t('The text says {{text}}, the value says {{value}}.', {
        text: contradiction.says,
        value: contradiction.value,
      })
    : message;
  words.append(lead);
  box.append(words);
  if (contradiction) {
    box.append(button(t('Write {{value}}', { value: contradiction.value }), c.repair, repair));
    box.append(button(t('Open the value'), c.open, openValue));
  }
  return box;
}
