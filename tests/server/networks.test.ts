import { expect, it } from 'vitest';
import { addressOf, networkOf, readProxies } from '#server/http/createNetworks.ts';

const proxies = readProxies('10.0.0.0/8, 2001:db8:aa::/48,192.0.2.7', (problem) => {
  throw new Error(problem);
});

it.each([
  ['nobody trusted, whatever is said', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an invented hop before the real one', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two trusted proxies', '::ffff:10.0.0.1', '1.1.1.1, 198.51.100.1, 10.3.2.1', '198.51.100.1'],
  ['a proxy that says nothing', '10.0.0.1', '', '10.0.0.1'],
  ['a proxy that says nonsense', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['ports and brackets', '192.0.2.7', '[2001:db8:bb::1]:443', '2001:db8:bb::1'],
  ['a port of an old address', '2001:db8:aa:1::1', '198.51.100.1:5511', '198.51.100.1'],
  ['nothing but proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
])('the address of a caller, with %s', (_, peer, forwarded, address) => {
  expect(addressOf(peer, forwarded, proxies)).toBe(address);
});

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:bb:7:1:2:3:4', '2001:db8:bb:7::/64'],
  ['2001:db8:bb:7::9', '2001:db8:bb:7::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('what is no address and no range is named', () => {
  const problems: string[] = [];
  readProxies('10.0.0.1, proxy.example, 10.0.0.0/33, 10.0.0.0/, 1.2.3.4/8/8', (problem) => problems.push(problem));
  expect(problems.map((one) => one.split(': ')[1])).toEqual([
    'proxy.example.',
    '10.0.0.0/33.',
    '10.0.0.0/.',
    '1.2.3.4/8/8.',
  ]);
});
