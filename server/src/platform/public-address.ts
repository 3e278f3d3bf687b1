import { lookup } from 'node:dns'
import { type ClientRequest, request as requestPlainly, type RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
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

/** An address that leads into a private network, or to no address at all. */
export class NotPublic extends Error {}

/** The host of a URL as sockets take it: an IPv6 address without brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Opens a request to a URL that others choose; fails with `NotPublic` unless every address of its host
 * is allowed. The connection itself asks, because a name may lead elsewhere by then.
 */
export function requestPublic(
  url: URL,
  options: RequestOptions,
  isAllowed: (address: string) => boolean = isPublicAddress,
): ClientRequest {
  const hostname = hostOf(url)
  // A literal address is never looked up.
  if (isIP(hostname) !== 0 && !isAllowed(hostname)) throw new NotPublic()
  const lookUp: LookupFunction = (name, asked, callback) => {
    lookup(name, { ...asked, all: true }, (error, found) => {
      const [first] = error === null ? found : []
      if (first === undefined) callback(error ?? new NotPublic(), '')
      else if (!found.every(({ address }) => isAllowed(address))) callback(new NotPublic(), '')
      else if (asked.all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
  const send = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const place = { hostname, port: url.port, path: url.pathname + url.search }
  return send({ ...options, ...place, agent: false, lookup: lookUp })
}
