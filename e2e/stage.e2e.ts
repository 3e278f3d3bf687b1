import { calls } from '@roundboard/contract'
import { expect, test } from './fixtures.ts'
import { screenOf } from './wall.ts'

test('the stage shows a location’s screen at another time', async ({ gym, adminPage }) => {
  const admin = await gym.staff('admin@roundboard.test')
  const { location } = await screenOf(admin, 3)
  const far = {
    round: 3,
    startDate: '2031-01-01',
    endDate: '2031-01-01',
    routines: [{ step: 1, text: 'Kick.', videoLink: '/media/exercises/front-kick.mp4' }],
  }
  await admin.call(calls.createWorkout, { body: { ...far, name: 'Old', subHeader: 'New Year' } })
  const wallAt = (at: string) => `/stage?location=${location?.id ?? ''}&round=3&at=${at}`

  // In New York, the year starts at 5 AM UTC.
  await adminPage.goto(wallAt('2031-01-01T05:00:00Z'))
  await expect(adminPage.getByText('New Year').first()).toBeVisible()
  await adminPage.goto(wallAt('2031-01-01T04:59:59Z'))
  await expect(adminPage.getByText('Please Contact Support.')).toBeVisible()
})
