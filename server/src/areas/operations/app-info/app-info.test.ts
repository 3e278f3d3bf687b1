import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

test.each([
  [{}, { franchise: null, 'locker-room': null }],
  [
    { MEDIA_HOST_FRANCHISE: 'Portal', MEDIA_HOST_LOCKER_ROOM: ' Locker TV ' },
    { franchise: 'Portal', 'locker-room': 'Locker TV' },
  ],
])('app info with the settings %j names the video hosts %j', async (settings, videoHosts) => {
  const server = await startTestServer({ settings })
  expect((await server.call(calls.getAppInfo, undefined)).data).toMatchObject({ videoHosts })
})
