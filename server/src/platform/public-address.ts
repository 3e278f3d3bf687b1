import ipaddr from 'ipaddr.js'

/** All of IPv6 that is given out on the Internet: 2000::/3. */
const global = ipaddr.parseCIDR('2000::/3')

/** Whether an address is on the Internet, and not of this machine, this network or one kept for something. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address is looked at as such, however it is written.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(global)
}
