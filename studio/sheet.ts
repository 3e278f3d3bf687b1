import { palette } from './colour.ts'
import { writeLabelled } from './encode.ts'
import type { Exercise } from './exercise.ts'
import { frameSize } from './framing.ts'
import { Canvas } from './raster.ts'
import { stageFor } from './stage.ts'

/** Shares of the loop after the still; odd, so that a motion done thrice in a loop differs too. */
const steps = [0, 0.22, 0.45, 0.7]
const gap = 10
const label = 30

/** `of` with each square of so many pixels averaged into one, put at `left`, `top` of `onto`. */
function paste(onto: Canvas, of: Canvas, left: number, top: number, by: number) {
  for (let y = 0; y < of.height / by; y += 1)
    for (let x = 0; x < of.width / by; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (let dy = 0; dy < by; dy += 1)
          for (let dx = 0; dx < by; dx += 1)
            sum += of.pixels[((y * by + dy) * of.width + x * by + dx) * 3 + channel] ?? 0
        onto.pixels[((top + y) * onto.width + left + x) * 3 + channel] = sum / (by * by)
      }
}

/** Writes a contact sheet with each exercise's name, still and following frames. */
export async function writeSheet(
  path: string,
  exercises: readonly Exercise[],
  columns: number,
  by: number,
) {
  const panel = { width: frameSize.width / by, height: frameSize.height / by }
  const cell = { width: panel.width * steps.length + gap, height: panel.height + label }
  const rows = Math.ceil(exercises.length / columns)
  const sheet = new Canvas(columns * cell.width + gap, rows * cell.height + gap, palette.shadow)
  const names = exercises.map((exercise, index) => {
    const left = gap + (index % columns) * cell.width
    const top = Math.floor(index / columns) * cell.height
    const draw = stageFor(exercise)
    for (const [column, step] of steps.entries())
      paste(sheet, draw(exercise.poster + step), left + column * panel.width, top + label, by)
    return { text: exercise.slug, left, top: top + 6 }
  })
  await writeLabelled(path, sheet, names)
}
