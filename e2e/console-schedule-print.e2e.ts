import { aRoutine, aWorkout, expect, test } from './console-fixtures.ts'

const days = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2031-02-${day}`)
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const name =
  'Heavy bag combinations, footwork, slips, level changes and a strong finish to the bell'
const papers = { A4: [842, 595], Letter: [792, 612] } as const

test('a week prints on one page width of A4 and Letter, with long names and two workouts per cell', async ({
  openAs,
  staff,
}) => {
  const given = { name: name.slice(0, 85), subHeader: name.repeat(2), routines: [aRoutine(1)] }
  const cells = days.flatMap((day) => rounds.map((round) => ({ day, round })))
  await Promise.all(
    cells.flatMap(({ day, round }) => {
      const there = { ...given, round, startDate: day, endDate: day }
      return [aWorkout(staff, there), aWorkout(staff, { ...there, isDraft: true })]
    }),
  )
  const page = await openAs('admin', { locale: 'en-GB' })
  await page.goto('/admin/schedule/print?week=2031-02-05&all=true')
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(cells.length)
  for (const [format, [width, height]] of Object.entries(papers)) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
    expect(/\/Count \d+/.exec(pdf)?.[0]).toBe('/Count 1')
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Math.floor(Number(box[1]))).toBe(width)
    expect(Math.floor(Number(box[2]))).toBe(height)
  }
  await page.emulateMedia({ media: 'print' })
  const sheet = await page.getByRole('table').boundingBox()
  const heightMm = ((sheet?.y ?? 0) + (sheet?.height ?? 0)) * (25.4 / 96)
  expect(heightMm).toBeLessThan(190)
})
