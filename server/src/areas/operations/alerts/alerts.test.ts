import { calls } from '@roundboard/contract'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { startTestMailServer, kindOf } from '../../../testing/test-mail-server.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'
import { startTestServer, engines, laneEngines } from '../../../testing/test-server.ts'
import { aLocation, alive, aPairedScreen, aRegion, aUser } from '../../../testing/factories.ts'

const minute = 60_000
/** Signatures are valid for five minutes around now, when the alert begins and ends. */
const begunBefore = 10 * minute

/** Two online screens, an owner by region who gets emails, and a webhook. */
async function aLiveGym(engine: (typeof engines)[number], ...statuses: number[]) {
  const mailServer = await startTestMailServer()
  const receiver = await startWebhookReceiver(...statuses)
  const settings = { ...mailServer.settings, WEBHOOK_PRIVATE_HOSTS: new URL(receiver.url).host }
  const server = await startTestServer({ engine, settings, now: Date.now() - begunBefore })
  const region = await aRegion(server)
  const gym = await aLocation(server, { name: 'Downtown', region: region.id })
  const owner = await aUser(server, 'location', { regions: [region.id] })
  const screens = [
    await aPairedScreen(server, { location: gym.id, round: 1 }),
    await aPairedScreen(server, { location: gym.id, round: 2 }),
  ]
  const { secret } = (
    await server.call(calls.setWebhook, owner.as, { body: { url: receiver.url } })
  ).data
  await server.call(calls.updateAlertPreferences, owner.as, {
    body: {
      kinds: ['location-away', 'screen-away'],
      channels: ['email', 'bell', 'webhook'],
      timeZone: 'America/New_York',
      ...{ quietHours: null, summaryHour: null, locations: null },
    },
  })
  server.services.alerts.begin()
  /** Advances the clock and runs jobs, with or without heartbeats. */
  async function pass(ms: number, isAnswering: boolean): Promise<void> {
    for (let passed = 0; passed < ms; passed += 10_000) {
      server.clock.advance(10_000)
      if (isAnswering && passed % 30_000 === 0)
        for (const { as } of screens) await server.call(calls.heartbeat, as, { body: alive })
      await server.services.jobs.runDue()
    }
  }
  return { server, mailServer, receiver, gym, owner, screens, secret, pass }
}

// Minutes of jobs, run every ten seconds.
describe.each(laneEngines)('a real outage on %s', (engine) => {
  test('sends one email and one signed webhook when it begins and when it ends', async () => {
    const { server, owner, mailServer, receiver, gym, secret, pass } = await aLiveGym(engine)
    // Screens aren’t reported offline until this long after a start.
    const notified = async () =>
      (await server.call(calls.getLocationIssues, owner.as)).data.locations[0]?.told
    await pass(4 * minute, true)
    await pass(4 * minute, false)
    expect(await notified()).toBeNull()
    const iso = () => new Date(server.clock.now).toISOString()
    const untoldAt = iso()
    await pass(4 * minute, false)
    const { firstName, lastName } = owner.user
    const at = (await notified())?.at ?? ''
    expect([iso(), at, untoldAt].sort()).toEqual([untoldAt, at, iso()])
    // The others are the admins who created this location.
    expect(await notified()).toEqual({ at, people: [`${firstName} ${lastName}`], others: 2 })
    await pass(2 * minute, true)
    expect(await notified()).toBeUndefined()
    // Head office may also get its morning summary.
    const ofOwner = mailServer.emails.filter(({ to }) => to.includes(owner.user.email))
    expect(ofOwner.map(({ read }) => kindOf(read))).toEqual(['alert', 'back'])
    for (const { read } of ofOwner) expect(read.subject).toMatch(/^Downtown: /)
    expect(receiver.received).toHaveLength(2)
    const requests = receiver.received.map(({ body, headers }) =>
      new Webhook(secret ?? '').verify(body, headers),
    )
    const data = { kind: 'location-away', location: { id: gym.id, name: 'Downtown' } }
    expect(requests).toMatchObject([
      { type: 'alert.began', data },
      { type: 'alert.ended', data },
    ])
  })

  test('retries a webhook under one ID until it is accepted', async () => {
    const { receiver, pass } = await aLiveGym(engine, 500, 302)
    await pass(4 * minute, true)
    await pass(8 * minute, false)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })

  test('stops retrying a webhook once its owner loses access to the location', async () => {
    const { server, receiver, owner, pass } = await aLiveGym(engine, 500, 500)
    const root = await aUser(server, 'super-admin')
    await pass(4 * minute, true)
    await pass(6 * minute, false)
    const before = receiver.received.length
    expect(before).toBeGreaterThan(0)
    await server.call(calls.updateUser, root.as, {
      ...{ params: { id: owner.user.id }, body: { regions: [] } },
    })
    await pass(8 * minute, false)
    expect(receiver.received).toHaveLength(before)
  })
})
