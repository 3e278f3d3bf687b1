import type { Pose } from './pose.ts'
import {
  add,
  along,
  dot,
  frame,
  fromFrame,
  length,
  mix,
  scale,
  subtract,
  unit,
  type Frame,
  type Vector,
} from './vector.ts'

const size = {
  thigh: 0.43,
  shin: 0.42,
  upperArm: 0.285,
  forearm: 0.265,
  hip: 0.095,
  shoulder: 0.175,
  loin: 0.2,
  ribs: 0.29,
  neck: 0.075,
  head: 0.155,
  foot: 0.13,
  ankle: 0.075,
}

/** The origin of hand targets; `trunk` also turns with the chest. */
export type HandSpace = 'world' | 'chest' | 'trunk'

export type Arm = { shoulder: Vector; elbow: Vector; wrist: Vector; hand: Vector }

export type Leg = {
  hip: Vector
  knee: Vector
  ankle: Vector
  toes: Vector
  sole: Vector
  calf: Vector
}

export type Body = {
  pelvis: Vector
  hips: Frame
  waist: Vector
  chest: Vector
  ribs: Frame
  neck: Vector
  head: Vector
  face: Frame
  left: { arm: Arm; leg: Leg }
  right: { arm: Arm; leg: Leg }
}

/** The middle joint of two bones that must meet `target`, bent toward `pole`. */
function bend(root: Vector, target: Vector, upper: number, lower: number, pole: Vector) {
  const way = subtract(target, root)
  const reach = Math.min(length(way), (upper + lower) * 0.995)
  const direction = unit(way)
  const bow = unit(subtract(pole, scale(direction, dot(pole, direction))))
  const down = (upper * upper - lower * lower + reach * reach) / (2 * reach)
  const out = Math.sqrt(Math.max(upper * upper - down * down, 0))
  return {
    joint: along(root, [direction, down], [bow, out]),
    end: along(root, [direction, reach]),
    bow,
  }
}

function solveArm(
  pose: Pose,
  side: 'left' | 'right',
  body: Omit<Body, 'left' | 'right'>,
  space: HandSpace,
): Arm {
  const { ribs, chest } = body
  const wanted = side === 'left' ? pose.leftHand : pose.rightHand
  const target =
    space === 'world' ? wanted : add(chest, space === 'trunk' ? fromFrame(ribs, wanted) : wanted)
  const socket = along(chest, [ribs.left, side === 'left' ? size.shoulder : -size.shoulder])
  // A shoulder blade glides after its hand.
  const shoulder = along(socket, [unit(subtract(target, socket)), 0.04])
  const pole = fromFrame(ribs, side === 'left' ? pose.leftElbow : pose.rightElbow)
  const { joint, end } = bend(shoulder, target, size.upperArm, size.forearm, pole)
  const palm = side === 'left' ? pose.leftPalm : pose.rightPalm
  const ahead = unit([ribs.up[0] + 0.2 * ribs.forward[0], 0, ribs.up[2]])
  const hand = unit(mix(unit(subtract(end, joint)), ahead, palm))
  return { shoulder, elbow: joint, wrist: end, hand }
}

function solveLeg(pose: Pose, side: 'left' | 'right', pelvis: Vector, hips: Frame): Leg {
  const isLeft = side === 'left'
  const [ball, heel, toes] = isLeft
    ? [pose.leftFoot, pose.leftHeel, pose.leftToes]
    : [pose.rightFoot, pose.rightHeel, pose.rightToes]
  const [free, flex, knee] = isLeft
    ? [pose.leftFree, pose.leftFlex, pose.leftKnee]
    : [pose.rightFree, pose.rightFlex, pose.rightKnee]
  const stand = frame(toes, heel, 0)
  const hip = along(pelvis, [hips.left, isLeft ? size.hip : -size.hip], [hips.up, -0.02])
  const planted = along(ball, [stand.forward, -size.foot], [stand.up, size.ankle])
  const target = mix(planted, ball, free)
  const level = unit([stand.forward[0], 0, stand.forward[2]])
  const pole = along(hips.forward, [level, 0.9], [fromFrame(hips, knee), 1])
  const { joint, end, bow } = bend(hip, target, size.thigh, size.shin, pole)
  const shin = unit(subtract(end, joint))
  const front = unit(subtract(bow, scale(shin, dot(bow, shin))))
  const angle = (flex * Math.PI) / 180
  const hung = along([0, 0, 0], [shin, Math.cos(angle)], [front, Math.sin(angle)])
  const direction = unit(mix(stand.forward, hung, free))
  const away = mix(scale(stand.up, -1), shin, free)
  const sole = unit(subtract(away, scale(direction, dot(away, direction))))
  return { hip, knee: joint, ankle: end, toes: direction, sole, calf: scale(front, -1) }
}

/** Finds every joint of a figure 1.78 m tall. */
export function solve(pose: Pose, space: HandSpace): Body {
  const { pelvis } = pose
  const hips = frame(...pose.hips)
  const ribs = frame(...add(pose.hips, pose.spine))
  const waist = along(pelvis, [hips.up, size.loin])
  const chest = along(waist, [ribs.up, size.ribs])
  const [headYaw, headPitch, headRoll] = pose.head
  const face = frame(pose.hips[0] + pose.spine[0] + headYaw, headPitch, headRoll)
  const neck = along(chest, [ribs.up, size.neck])
  const head = along(neck, [face.up, size.head], [face.forward, 0.025])
  const trunk = { pelvis, hips, waist, chest, ribs, neck, head, face }
  return {
    ...trunk,
    left: {
      arm: solveArm(pose, 'left', trunk, space),
      leg: solveLeg(pose, 'left', pelvis, hips),
    },
    right: {
      arm: solveArm(pose, 'right', trunk, space),
      leg: solveLeg(pose, 'right', pelvis, hips),
    },
  }
}

/** The outer tip of a fist. */
export const fist = ({ wrist, hand }: Arm) => along(wrist, [hand, 0.08])
