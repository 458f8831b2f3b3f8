import { BlockList, isIP } from 'node:net';

/**
 * IPv4 that is nobody's or somebody's own: the special-purpose registry of IANA, multicast and what is
 * reserved.
 */
const SPECIAL_IPV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within the global unicast space 2000::/3: protocols, tunnels that carry IPv4 inside, and documentation. */
const SPECIAL_IPV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (family: 'ipv4' | 'ipv6', subnets: [string, number][]): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
};
const special4 = listOf('ipv4', SPECIAL_IPV4);
const special6 = listOf('ipv6', SPECIAL_IPV6);
const global6 = listOf('ipv6', [['2000::', 3]]);

/**
 * Whether anybody on the internet has this address: not this machine, its network, its provider's or a
 * cloud's own. IPv6 that stands for IPv4 is none, whatever it stands for: nobody needs to be reached that
 * way.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  if (family === 6) return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
  return false;
}

/** This machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
