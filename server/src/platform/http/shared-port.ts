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

/** The screens' host name if console and screens share a port, which requires two host names. */
export function sharedPortHost(addresses: Addresses): string | undefined {
  if (addresses.ADMIN_PORT !== addresses.SCREEN_PORT) return undefined
  const [admin, screen] = [hostNameOf(addresses.ADMIN_URL), hostNameOf(addresses.SCREEN_URL)]
  return admin === undefined || admin === screen ? undefined : screen
}

const nameIn = (hostHeader = '') => URL.parse(`http://${hostHeader}`)?.hostname

/**
 * Serves the screens' origin on the console's port for requests to the screens' host name. All
 * other requests go to the console, including health checks by IP address.
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
