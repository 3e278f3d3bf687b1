import { calls } from '@roundboard/contract'
import type { Config } from '../../../platform/config.ts'
import type { FaceService } from '../../messaging/branding/index.ts'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import { createPreciseClock } from './precise-clock.ts'

export function appInfoRoutes(
  handling: Handling,
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
  shownFace: FaceService['shown'],
): void {
  const { config, simulatedDisplays } = world
  const preciseNow = createPreciseClock()
  handle(handling, calls.getAppInfo, async () => {
    const { name = config.APP_NAME, ...face } = await shownFace()
    return {
      name,
      ...face,
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
    return Promise.resolve({ receivedAt, sentAt: preciseNow() })
  })
}
