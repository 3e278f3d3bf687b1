import { lookup } from 'node:dns'
import { type ClientRequest, request as requestPlainly, type RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All of IPv6 that is assigned on the Internet: 2000::/3. */
const global = ipaddr.parseCIDR('2000::/3')

/** Whether an address is public: not this machine, not a private network, not reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Treats an IPv4 address as such, however it is written.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(global)
}

/** An address in a private network, or no address at all. */
export class NotPublic extends Error {}

/** The host of a URL as sockets expect it: IPv6 addresses without brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Opens a request to a user-supplied URL. Fails with `NotPublic` unless every address of its host
 * is allowed. The check runs when connecting, because DNS may have changed since.
 */
export function requestPublic(
  url: URL,
  options: RequestOptions,
  isAllowed: (address: string) => boolean = isPublicAddress,
): ClientRequest {
  const hostname = hostOf(url)
  // A literal address is never looked up.
  if (isIP(hostname) !== 0 && !isAllowed(hostname)) throw new NotPublic()
  const lookUp: LookupFunction = (name, lookupOptions, callback) =>
    lookup(name, { ...lookupOptions, all: true }, (error, found) => {
      const [first] = error === null ? found : []
      if (first === undefined) callback(error ?? new NotPublic(), '')
      else if (!found.every(({ address }) => isAllowed(address))) callback(new NotPublic(), '')
      else if (lookupOptions.all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
  const send = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const place = { hostname, port: url.port, path: url.pathname + url.search }
  return send({ ...options, ...place, agent: false, lookup: lookUp })
}
