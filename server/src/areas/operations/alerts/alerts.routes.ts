import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { BellService } from './bell.service.ts'
import type { AcknowledgementsService } from './acknowledgements.service.ts'
import type { MutesService } from './mutes.service.ts'
import type { PreferencesService } from './preferences.service.ts'
import type { WebhooksService } from './webhooks.service.ts'

export function alertsRoutes(
  handling: Handling,
  services: {
    bell: BellService
    preferences: PreferencesService
    webhooks: WebhooksService
    mutes: MutesService
    acknowledgements: AcknowledgementsService
  },
): void {
  const { bell, preferences, webhooks, mutes, acknowledgements } = services
  handle(handling, calls.listAlerts, ({ actor }) => bell.list(actor))
  handle(handling, calls.readAlerts, ({ actor, body }) => bell.read(actor, body))
  handle(handling, calls.getAlertPreferences, ({ actor }) => preferences.get(actor))
  handle(handling, calls.updateAlertPreferences, ({ actor, body }) =>
    preferences.update(actor, body),
  )
  handle(handling, calls.setWebhook, ({ actor, body }) =>
    webhooks.set(actor, body.url, body.newSecret),
  )
  handle(handling, calls.deleteWebhook, async ({ actor }) => {
    await webhooks.delete(actor)
    return preferences.get(actor)
  })
  handle(handling, calls.testWebhook, ({ actor }) => webhooks.test(actor))
  handle(handling, calls.getLocationOutage, ({ actor, params }) =>
    acknowledgements.get(actor, params.id),
  )
  handle(handling, calls.acknowledgeOutage, ({ actor, params, body }) =>
    acknowledgements.acknowledge(actor, params.id, body.note),
  )
  handle(handling, calls.withdrawAcknowledgement, ({ actor, params }) =>
    acknowledgements.withdraw(actor, params.id),
  )
  handle(handling, calls.getLocationMute, ({ actor, params }) => mutes.get(actor, params.id))
  handle(handling, calls.muteLocation, ({ actor, params, body }) =>
    mutes.mute(actor, params.id, body.until),
  )
  handle(handling, calls.unmuteLocation, ({ actor, params }) => mutes.unmute(actor, params.id))
}
