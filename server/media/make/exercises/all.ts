import type { Exercise } from '../exercise.ts'
import { bearCrawl } from './bear-crawl.ts'
import { bicycleCrunch } from './bicycle-crunch.ts'
import { burpee } from './burpee.ts'
import { calfRaise } from './calf-raise.ts'
import { crunch } from './crunch.ts'
import { curtsyLunge } from './curtsy-lunge.ts'
import { deadBug } from './dead-bug.ts'
import { diamondPushUp } from './diamond-push-up.ts'
import { flutterKicks } from './flutter-kicks.ts'
import { frontKick } from './front-kick.ts'
import { gluteBridge } from './glute-bridge.ts'
import { halfBurpee } from './half-burpee.ts'
import { highKnees } from './high-knees.ts'
import { hipOpenerStretch } from './hip-opener-stretch.ts'
import { hollowHold } from './hollow-hold.ts'
import { hook } from './hook.ts'
import { inchworm } from './inchworm.ts'
import { jabCross } from './jab-cross.ts'
import { jumpRope } from './jump-rope.ts'
import { jumpSquat } from './jump-squat.ts'
import { jumpingJack } from './jumping-jack.ts'
import { jumpingLunge } from './jumping-lunge.ts'
import { kettlebellSwing } from './kettlebell-swing.ts'
import { kneeStrike } from './knee-strike.ts'
import { legRaise } from './leg-raise.ts'
import { lunge } from './lunge.ts'
import { mountainClimber } from './mountain-climber.ts'
import { plank } from './plank.ts'
import { plankJack } from './plank-jack.ts'
import { pulseSquat } from './pulse-squat.ts'
import { pushUp } from './push-up.ts'
import { reverseCrunch } from './reverse-crunch.ts'
import { reverseLunge } from './reverse-lunge.ts'
import { roundhouseKick } from './roundhouse-kick.ts'
import { russianTwist } from './russian-twist.ts'
import { shoulderTap } from './shoulder-tap.ts'
import { sideLunge } from './side-lunge.ts'
import { sidePlank } from './side-plank.ts'
import { sitUp } from './sit-up.ts'
import { squat } from './squat.ts'
import { squatToFrontKick } from './squat-to-front-kick.ts'
import { standingSideStretch } from './standing-side-stretch.ts'
import { sumoSquat } from './sumo-squat.ts'
import { superman } from './superman.ts'
import { tricepsDip } from './triceps-dip.ts'
import { upDownPlank } from './up-down-plank.ts'
import { uppercut } from './uppercut.ts'
import { vUp } from './v-up.ts'
import { wallSit } from './wall-sit.ts'
import { widePushUp } from './wide-push-up.ts'

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
  widePushUp,
  diamondPushUp,
  shoulderTap,
  plankJack,
  upDownPlank,
  bearCrawl,
  inchworm,
  halfBurpee,
  tricepsDip,
  sidePlank,
  crunch,
  bicycleCrunch,
  reverseCrunch,
  legRaise,
  flutterKicks,
  russianTwist,
  vUp,
  hollowHold,
  deadBug,
  gluteBridge,
  superman,
]
