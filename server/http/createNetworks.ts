import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Parses TRUSTED_PROXIES: the proxies whose X-Forwarded-For header is trusted, as IP addresses or ranges (10.0.0.0/8)
 * with commas between them. `say` gets a sentence for each invalid entry.
 */
export const readProxies = (text: string, say: (problem: string) => void): BlockList => {
  const proxies = new BlockList();
  for (const entry of text.split(',').flatMap((one) => one.trim() || [])) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = familyOf(address);
    const bits = prefix ?? (family === 'ipv6' ? '128' : '32');
    if (!family || rest.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 'ipv6' ? 128 : 32))
      say(`TRUSTED_PROXIES holds neither an address nor a range: ${entry}.`);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
};

/**
 * IP address of the client: the peer's, or an entry of X-Forwarded-For if the peer is a trusted proxy. The entries are
 * read from the last one back to the first that is no trusted proxy. Entries before it are ignored, because anybody can
 * invent them.
 */
export const addressOf = (peer: string, forwarded: string, proxies: BlockList): string => {
  let address = plain(peer);
  for (const before of forwarded.split(',').reverse().map(plain)) {
    const family = familyOf(address);
    if (!family || !proxies.check(address, family) || !isIP(before)) break;
    address = before;
  }
  return address;
};

/**
 * Network of an IP address: in IPv6 its first half, because one customer has a whole /64; in IPv4 the address itself.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(left), groups(right ?? '')];
  // An IPv4 address at the end of an IPv6 one stands for two groups.
  const length = before.length + after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const all = right === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after];
  const half = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
};

type Options = { proxies: BlockList; key: Uint8Array; warn: (sentence: string) => void };

/**
 * Returns a function that hashes the network of a request's client, so that nobody without the key can trace it back.
 * The hash is '' if the address is unknown. The function warns once of a proxy that is not trusted, because all clients
 * of that proxy count as one.
 */
export const createNetworks = ({ proxies, key, warn }: Options): ((c: Context) => string) => {
  let isSaid = false;
  return (c) => {
    const peer = getConnInfo(c).remote.address ?? '';
    const forwarded = c.req.header('x-forwarded-for') ?? '';
    const address = addressOf(peer, forwarded, proxies);
    if (!isSaid && forwarded !== '' && address === plain(peer)) {
      isSaid = true;
      warn(`All callers of the proxy at ${address} count as one address: TRUSTED_PROXIES does not name it.`);
    }
    return address === ''
      ? ''
      : createHmac('sha256', key)
          .update(`network ${networkOf(address)}`)
          .digest('base64url')
          .slice(0, 22);
  };
};

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined => {
  const version = isIP(address);
  return version === 0 ? undefined : version === 6 ? 'ipv6' : 'ipv4';
};

/**
 * IP address without the brackets and port that some proxies add; an IPv4 address in IPv6 notation becomes plain IPv4.
 */
const plain = (text: string): string => {
  const bare = text.trim().replace(/^\[([^\]]*)\](:\d+)?$/, '$1');
  const [, old = bare] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  return old.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
};
