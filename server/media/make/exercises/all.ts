import type { Exercise } from '../exercise.ts'
import { burpee } from './burpee.ts'
import { calfRaise } from './calf-raise.ts'
import { curtsyLunge } from './curtsy-lunge.ts'
import { frontKick } from './front-kick.ts'
import { highKnees } from './high-knees.ts'
import { hipOpenerStretch } from './hip-opener-stretch.ts'
import { hook } from './hook.ts'
import { jabCross } from './jab-cross.ts'
import { jumpRope } from './jump-rope.ts'
import { jumpSquat } from './jump-squat.ts'
import { jumpingJack } from './jumping-jack.ts'
import { jumpingLunge } from './jumping-lunge.ts'
import { kettlebellSwing } from './kettlebell-swing.ts'
import { kneeStrike } from './knee-strike.ts'
import { lunge } from './lunge.ts'
import { mountainClimber } from './mountain-climber.ts'
import { plank } from './plank.ts'
import { pulseSquat } from './pulse-squat.ts'
import { pushUp } from './push-up.ts'
import { reverseLunge } from './reverse-lunge.ts'
import { roundhouseKick } from './roundhouse-kick.ts'
import { sideLunge } from './side-lunge.ts'
import { sitUp } from './sit-up.ts'
import { squat } from './squat.ts'
import { squatToFrontKick } from './squat-to-front-kick.ts'
import { standingSideStretch } from './standing-side-stretch.ts'
import { sumoSquat } from './sumo-squat.ts'
import { uppercut } from './uppercut.ts'
import { wallSit } from './wall-sit.ts'

export const exercises: readonly Exercise[] = [
  jabCross,
  hook,
  uppercut,
  frontKick,
  roundhouseKick,
  kneeStrike,
  jumpRope,
  squat,
  lunge,
  pushUp,
  plank,
  mountainClimber,
  burpee,
  sitUp,
  jumpingJack,
  highKnees,
  kettlebellSwing,
  standingSideStretch,
  hipOpenerStretch,
  jumpSquat,
  sumoSquat,
  pulseSquat,
  squatToFrontKick,
  wallSit,
  reverseLunge,
  sideLunge,
  curtsyLunge,
  jumpingLunge,
  calfRaise,
]
