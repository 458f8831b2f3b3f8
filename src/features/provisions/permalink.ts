import type { Provision } from './contract.ts';

/** The path that opens a provision in the Info Hub; its hash is the provision's id (specification 2.3). */
export const permalinkPath = (provision: Pick<Provision, 'id' | 'area' | 'topic'>): string => {
  const [area, topic, hash] = [provision.area.id, provision.topic.id, provision.id].map(encodeURIComponent);
  return `/m/builder/${area}/${topic}#${hash}`;
};
