import { calls } from '@roundboard/contract'
import type { Config } from '../../../platform/config.ts'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { BrandingService } from '../../messaging/branding/index.ts'

const steppedMs = 2

/**
 * The server's clock with fractions of a millisecond, since whole ones would cost screens up to a
 * millisecond of accuracy. Follows the system clock when it is changed.
 */
function createPreciseClock(now: () => number = Date.now): () => number {
  let origin = performance.timeOrigin
  return () => {
    const precise = origin + performance.now()
    const error = now() - precise
    if (Math.abs(error) <= steppedMs) return precise
    origin += error
    return precise + error
  }
}

export function appInfoRoutes(
  handling: HttpApp,
  world: {
    config: Pick<
      Config,
      | 'APP_NAME'
      | 'SUPPORT_EMAIL'
      | 'SSO_ISSUER'
      | 'MEDIA_HOST_FRANCHISE'
      | 'MEDIA_HOST_LOCKER_ROOM'
    >
    simulatedDisplays: () => number
  },
  latestVersion: () => Promise<string>,
  shownBranding: BrandingService['shown'],
): void {
  const { config, simulatedDisplays } = world
  const preciseNow = createPreciseClock()
  handle(handling, calls.getAppInfo, async () => {
    const { name = config.APP_NAME, ...branding } = await shownBranding()
    return {
      name,
      ...branding,
      version: await latestVersion(),
      supportEmail: config.SUPPORT_EMAIL,
      hasSingleSignOn: config.SSO_ISSUER !== undefined,
      simulatedDisplays: simulatedDisplays(),
      videoHosts: {
        franchise: config.MEDIA_HOST_FRANCHISE ?? null,
        'locker-room': config.MEDIA_HOST_LOCKER_ROOM ?? null,
      },
    }
  })
  handle(handling, calls.getTime, () => {
    const receivedAt = preciseNow()
    return { receivedAt, sentAt: preciseNow() }
  })
}
