import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, written out: `2001:db8::1` begins with 2001, db8, 0, 0. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * Whose tries count together: an IPv4 address, or the /64 of an IPv6 address, which one household or server has whole. An IPv4
 * address inside an IPv6 one counts as itself.
 */
export function clientNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}
