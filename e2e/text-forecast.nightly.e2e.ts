import { galleryTest as test } from './gallery-fixtures.ts'
import { expectForecastMatches } from './text-forecast.ts'

test('the workout form’s text hints match what screens do for texts of any length', async ({
  galleryPage,
}) => {
  await expectForecastMatches(galleryPage, [25, 45, 65, 90, 120, 150, 190])
})
