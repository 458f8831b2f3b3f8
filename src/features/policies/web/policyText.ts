import type { Provision } from '../../provisions/contract.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What is searched of a policy; hundreds are asked with every letter typed. */
const heard = new WeakMap<Provision, string>();

function wordsOf(provision: Provision): string {
  const known = heard.get(provision);
  if (known !== undefined) return known;
  const { name, topic, jurisdictionName, textPolicy } = provision;
  const words = plain(`${name} ${topic.name} ${jurisdictionName} ${textPolicy ?? ''}`);
  heard.set(provision, words);
  return words;
}

/** Answers whether a policy says all of these words, or is called by them; no words fit every policy. */
export function saysAll(text: string): (provision: Provision) => boolean {
  const asked = plain(text).split(/\s+/).filter(Boolean);
  return (provision) => asked.every((word) => wordsOf(provision).includes(word));
}
