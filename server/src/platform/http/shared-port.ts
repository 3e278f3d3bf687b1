import type { RequestListener } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface Addresses {
  readonly ADMIN_PORT: number
  readonly SCREEN_PORT: number
  readonly ADMIN_URL?: string | undefined
  readonly SCREEN_URL?: string | undefined
}

function hostNameOf(url: string | undefined): string | undefined {
  const name = url === undefined ? undefined : URL.parse(url)?.hostname
  return name === undefined || isIP(name.replace(/^\[|\]$/g, '')) !== 0 ? undefined : name
}

/** The display's host name when it and the console share one port; they do with two host names. */
export function sharedPortHost(addresses: Addresses): string | undefined {
  if (addresses.ADMIN_PORT !== addresses.SCREEN_PORT) return undefined
  const [admin, screen] = [hostNameOf(addresses.ADMIN_URL), hostNameOf(addresses.SCREEN_URL)]
  return admin === undefined || admin === screen ? undefined : screen
}

const nameIn = (hostHeader = '') => URL.parse(`http://${hostHeader}`)?.hostname

/**
 * Has the console's port serve the display, too, to who asks for the display's host name. Everything
 * else is the console's: a health check by address has to be answered by somebody.
 */
export async function sharePort(
  admin: FastifyInstance,
  screen: FastifyInstance,
  screenHost: string,
): Promise<void> {
  await Promise.all([admin.ready(), screen.ready()])
  const ownListeners = admin.server.listeners('request') as RequestListener[]
  admin.server.removeAllListeners('request')
  admin.server.on('request', (request, response) => {
    if (nameIn(request.headers.host) === screenHost)
      screen.server.emit('request', request, response)
    else for (const listener of ownListeners) listener(request, response)
  })
}
