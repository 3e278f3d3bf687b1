import type { Exercise } from '../exercise.ts'
import { alternatingKnees } from './alternating-knees.ts'
import { armCircles } from './arm-circles.ts'
import { backKick } from './back-kick.ts'
import { bearCrawl } from './bear-crawl.ts'
import { bicycleCrunch } from './bicycle-crunch.ts'
import { bobAndWeave } from './bob-and-weave.ts'
import { bodyHook } from './body-hook.ts'
import { boxerShuffle } from './boxer-shuffle.ts'
import { broadJump } from './broad-jump.ts'
import { burpee } from './burpee.ts'
import { buttKicks } from './butt-kicks.ts'
import { calfRaise } from './calf-raise.ts'
import { catCow } from './cat-cow.ts'
import { childsPose } from './childs-pose.ts'
import { crunch } from './crunch.ts'
import { curtsyLunge } from './curtsy-lunge.ts'
import { deadBug } from './dead-bug.ts'
import { diamondPushUp } from './diamond-push-up.ts'
import { elbowStrike } from './elbow-strike.ts'
import { fastFeet } from './fast-feet.ts'
import { flutterKicks } from './flutter-kicks.ts'
import { frontKick } from './front-kick.ts'
import { gluteBridge } from './glute-bridge.ts'
import { halfBurpee } from './half-burpee.ts'
import { hamstringStretch } from './hamstring-stretch.ts'
import { highKnees } from './high-knees.ts'
import { hipCircles } from './hip-circles.ts'
import { hipOpenerStretch } from './hip-opener-stretch.ts'
import { hollowHold } from './hollow-hold.ts'
import { hook } from './hook.ts'
import { inchworm } from './inchworm.ts'
import { jabCross } from './jab-cross.ts'
import { jabCrossHook } from './jab-cross-hook.ts'
import { jumpRope } from './jump-rope.ts'
import { jumpSquat } from './jump-squat.ts'
import { jumpingJack } from './jumping-jack.ts'
import { jumpingLunge } from './jumping-lunge.ts'
import { kettlebellSwing } from './kettlebell-swing.ts'
import { kneeStrike } from './knee-strike.ts'
import { lateralShuffle } from './lateral-shuffle.ts'
import { legRaise } from './leg-raise.ts'
import { legSwing } from './leg-swing.ts'
import { lowKick } from './low-kick.ts'
import { lunge } from './lunge.ts'
import { mountainClimber } from './mountain-climber.ts'
import { overhandPunch } from './overhand-punch.ts'
import { plank } from './plank.ts'
import { plankJack } from './plank-jack.ts'
import { pulseSquat } from './pulse-squat.ts'
import { pushUp } from './push-up.ts'
import { quadStretch } from './quad-stretch.ts'
import { reverseCrunch } from './reverse-crunch.ts'
import { reverseLunge } from './reverse-lunge.ts'
import { roundhouseKick } from './roundhouse-kick.ts'
import { russianTwist } from './russian-twist.ts'
import { sealJack } from './seal-jack.ts'
import { shoulderTap } from './shoulder-tap.ts'
import { sideKick } from './side-kick.ts'
import { sideLunge } from './side-lunge.ts'
import { sidePlank } from './side-plank.ts'
import { sitUp } from './sit-up.ts'
import { skaterJump } from './skater-jump.ts'
import { slipAndCounter } from './slip-and-counter.ts'
import { speedPunches } from './speed-punches.ts'
import { sprawl } from './sprawl.ts'
import { squat } from './squat.ts'
import { squatToFrontKick } from './squat-to-front-kick.ts'
import { standingSideStretch } from './standing-side-stretch.ts'
import { starJump } from './star-jump.ts'
import { sumoSquat } from './sumo-squat.ts'
import { superman } from './superman.ts'
import { switchKick } from './switch-kick.ts'
import { torsoTwist } from './torso-twist.ts'
import { tricepsDip } from './triceps-dip.ts'
import { tuckJump } from './tuck-jump.ts'
import { upDownPlank } from './up-down-plank.ts'
import { uppercut } from './uppercut.ts'
import { vUp } from './v-up.ts'
import { wallSit } from './wall-sit.ts'
import { widePushUp } from './wide-push-up.ts'

/** In the order of the catalog. */
export const exercises: readonly Exercise[] = [
  jabCross,
  jabCrossHook,
  hook,
  bodyHook,
  uppercut,
  overhandPunch,
  speedPunches,
  elbowStrike,
  frontKick,
  sideKick,
  backKick,
  roundhouseKick,
  lowKick,
  switchKick,
  kneeStrike,
  alternatingKnees,
  bobAndWeave,
  slipAndCounter,
  sprawl,
  boxerShuffle,
  squat,
  jumpSquat,
  sumoSquat,
  pulseSquat,
  squatToFrontKick,
  wallSit,
  lunge,
  reverseLunge,
  sideLunge,
  curtsyLunge,
  jumpingLunge,
  pushUp,
  widePushUp,
  diamondPushUp,
  shoulderTap,
  tricepsDip,
  inchworm,
  burpee,
  halfBurpee,
  bearCrawl,
  calfRaise,
  kettlebellSwing,
  jumpRope,
  jumpingJack,
  sealJack,
  highKnees,
  buttKicks,
  fastFeet,
  skaterJump,
  lateralShuffle,
  tuckJump,
  starJump,
  broadJump,
  mountainClimber,
  plank,
  sidePlank,
  plankJack,
  upDownPlank,
  sitUp,
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
  standingSideStretch,
  hipOpenerStretch,
  armCircles,
  hipCircles,
  torsoTwist,
  legSwing,
  hamstringStretch,
  quadStretch,
  catCow,
  childsPose,
]
