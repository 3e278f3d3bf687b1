import { galleryTest as test } from './gallery-fixtures.ts'
import { expectMannersAsSaid } from './wall-manners.ts'

test('what the workout form says of texts of any length is what walls do', async ({
  galleryPage,
}) => {
  await expectMannersAsSaid(galleryPage, [25, 45, 65, 90, 120, 150, 190])
})
