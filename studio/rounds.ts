import { createCamera } from './camera.ts'
import { blend, colour, palette, type Colour } from './colour.ts'
import type { Exercise } from './exercise.ts'
import { burpee } from './exercises/burpee.ts'
import { frontKick } from './exercises/front-kick.ts'
import { highKnees } from './exercises/high-knees.ts'
import { hook } from './exercises/hook.ts'
import { jabCross } from './exercises/jab-cross.ts'
import { jumpingJack } from './exercises/jumping-jack.ts'
import { kneeStrike } from './exercises/knee-strike.ts'
import { roundhouseKick } from './exercises/roundhouse-kick.ts'
import { standingSideStretch } from './exercises/standing-side-stretch.ts'
import { uppercut } from './exercises/uppercut.ts'
import { solve } from './figure.ts'
import { paintFigure, paintRim } from './paint-figure.ts'
import { Canvas } from './raster.ts'
import { polygon, type Point } from './shapes.ts'
import { mix } from './vector.ts'

const size = { width: 1600, height: 600 }

type Banner = {
  name: string
  exercise: Exercise
  phase: number
  hue: Colour
  /** Where the middle of the body comes to lie, and how many pixels a meter has. */
  at: Point
  zoom: number
}

const banner = (
  name: string,
  exercise: Exercise,
  phase: number,
  hue: string,
  at: Point,
  zoom: number,
): Banner => ({ name, exercise, phase, hue: colour(hue), at, zoom })

const banners = [
  banner('round-1', highKnees, 0.005, '#FF5A36', [1130, 330], 430),
  banner('round-2', jabCross, 0.49, '#FF7A2F', [1060, 350], 470),
  banner('round-3', hook, 0.35, '#FFA62B', [1120, 400], 520),
  banner('round-4', uppercut, 0.39, '#E8C23A', [1110, 360], 450),
  banner('round-5', frontKick, 0.44, '#7DBB4E', [1030, 330], 420),
  banner('round-6', kneeStrike, 0.43, '#2FB58A', [1110, 330], 430),
  banner('round-7', roundhouseKick, 0.4, '#2AA7C9', [1030, 330], 420),
  banner('round-8', burpee, 0.78, '#4C7DF0', [1130, 350], 330),
  banner('round-9', jumpingJack, 0.19, '#B455D6', [1130, 320], 350),
  banner('flexibility', standingSideStretch, 0.3, '#E8618C', [1130, 340], 400),
]

const slant = 0.42

/** A stripe that leans like an italic letter, from the top to the bottom of the picture. */
const stripe = (left: number, width: number, top = 0, bottom = size.height) => {
  const at = (x: number, y: number): Point => [x + (size.height / 2 - y) * slant, y]
  return polygon([at(left, top), at(left + width, top), at(left + width, bottom), at(left, bottom)])
}

function paintBackdrop(canvas: Canvas, hue: Colour) {
  const tint = (share: number) => blend(palette.backdrop, hue, share)
  canvas.fill(stripe(610, 1400), tint(0.1))
  canvas.fill(stripe(800, 1200), tint(0.22))
  canvas.fill(stripe(935, 420), hue)
  canvas.fill(stripe(1355, 30), tint(0.08))
  canvas.fill(stripe(1385, 70), tint(0.55))
  canvas.fill(stripe(1500, 18), tint(0.4))
  canvas.fill(stripe(700, 12, 0, 250), tint(0.5))
  canvas.fill(stripe(742, 26, 330, 600), tint(0.32))
  canvas.fill(stripe(60, 300), blend(palette.backdrop, hue, 0.025))
}

function draw({ exercise, phase, hue, at, zoom }: Banner): Canvas {
  const canvas = new Canvas(size.width, size.height, palette.backdrop)
  const body = solve(exercise.motion(phase), exercise.hands)
  const centre = mix(body.pelvis, body.chest, 0.5)
  const camera = createCamera({ turn: exercise.turn, tip: 6, zoom, centre, origin: at })
  paintBackdrop(canvas, hue)
  const look = {
    gloves: exercise.gloves ?? false,
    skin: palette.skin,
    shorts: palette.kitDark,
    accent: blend(palette.backdrop, hue, 0.5),
    backdrop: blend(palette.backdrop, hue, 0.08),
  }
  paintRim(canvas, camera, body, look, 0.02)
  paintFigure(canvas, camera, body, look)
  return canvas
}

/** The picture above each round; the left two fifths stay dark for the wall's own words. */
export const rounds = banners.map((one) => ({ name: one.name, draw: () => draw(one) }))
