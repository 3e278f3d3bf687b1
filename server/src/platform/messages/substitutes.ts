// Written by `npm run messages` from server/messages/en/substitutes.json.
import { type Compiled, messagesBy } from '@roundboard/contract'

export interface SubstitutesMessages {
  readonly bag: string
  readonly 'speed-bag': string
  readonly kettlebell: string
  readonly dumbbell: string
  readonly 'medicine-ball': string
  readonly 'wall-ball': string
  readonly rope: string
  readonly 'battle-rope': string
  readonly mat: string
  readonly box: string
  readonly band: string
  readonly 'pull-up-bar': string
  readonly rower: string
  readonly bike: string
}

const en: Compiled = {
  bag: "Instead of the bag",
  'speed-bag': "Instead of the speed bag",
  kettlebell: "Instead of kettlebells",
  dumbbell: "Instead of dumbbells",
  'medicine-ball': "Instead of medicine balls",
  'wall-ball': "Instead of wall balls",
  rope: "Instead of jump ropes",
  'battle-rope': "Instead of battle ropes",
  mat: "Instead of mats",
  box: "Instead of boxes",
  band: "Instead of bands",
  'pull-up-bar': "Instead of the pull-up bar",
  rower: "Instead of the rower",
  bike: "Instead of the bike",
}
const es: Compiled = {
  bag: "En lugar del saco",
  'speed-bag': "En lugar de la pera de velocidad",
  kettlebell: "En lugar de las pesas rusas",
  dumbbell: "En lugar de las mancuernas",
  'medicine-ball': "En lugar de los balones medicinales",
  'wall-ball': "En lugar de los wall balls",
  rope: "En lugar de las cuerdas",
  'battle-rope': "En lugar de las cuerdas de batalla",
  mat: "En lugar de las colchonetas",
  box: "En lugar de los cajones",
  band: "En lugar de las bandas",
  'pull-up-bar': "En lugar de la barra de dominadas",
  rower: "En lugar del remo",
  bike: "En lugar de la bicicleta",
}
const fr: Compiled = {
  bag: "À la place du sac",
  'speed-bag': "À la place de la poire de vitesse",
  kettlebell: "À la place des kettlebells",
  dumbbell: "À la place des haltères",
  'medicine-ball': "À la place des médecine-balls",
  'wall-ball': "À la place des wall balls",
  rope: "À la place des cordes à sauter",
  'battle-rope': "À la place des cordes ondulatoires",
  mat: "À la place des tapis",
  box: "À la place des boîtes de saut",
  band: "À la place des élastiques",
  'pull-up-bar': "À la place de la barre de traction",
  rower: "À la place du rameur",
  bike: "À la place du vélo",
}
const ja: Compiled = {
  bag: "サンドバッグの代わり",
  'speed-bag': "スピードバッグの代わり",
  kettlebell: "ケトルベルの代わり",
  dumbbell: "ダンベルの代わり",
  'medicine-ball': "メディシンボールの代わり",
  'wall-ball': "ウォールボールの代わり",
  rope: "縄跳びの代わり",
  'battle-rope': "バトルロープの代わり",
  mat: "マットの代わり",
  box: "ボックスの代わり",
  band: "バンドの代わり",
  'pull-up-bar': "懸垂バーの代わり",
  rower: "ローイングマシンの代わり",
  bike: "バイクの代わり",
}
const ar: Compiled = {
  bag: "بدلًا من كيس الملاكمة",
  'speed-bag': "بدلًا من كرة السرعة",
  kettlebell: "بدلًا من الكيتل بل",
  dumbbell: "بدلًا من الدمبل",
  'medicine-ball': "بدلًا من الكرة الطبية",
  'wall-ball': "بدلًا من كرة الحائط",
  rope: "بدلًا من حبل القفز",
  'battle-rope': "بدلًا من حبال المعركة",
  mat: "بدلًا من البساط",
  box: "بدلًا من الصندوق",
  band: "بدلًا من شريط المقاومة",
  'pull-up-bar': "بدلًا من عارضة العقلة",
  rower: "بدلًا من جهاز التجديف",
  bike: "بدلًا من الدراجة",
}
const id: Compiled = {
  bag: "Pengganti samsak",
  'speed-bag': "Pengganti speed bag",
  kettlebell: "Pengganti kettlebell",
  dumbbell: "Pengganti dumbel",
  'medicine-ball': "Pengganti bola medis",
  'wall-ball': "Pengganti wall ball",
  rope: "Pengganti lompat tali",
  'battle-rope': "Pengganti battle rope",
  mat: "Pengganti matras",
  box: "Pengganti boks",
  band: "Pengganti karet resistansi",
  'pull-up-bar': "Pengganti palang pull-up",
  rower: "Pengganti mesin dayung",
  bike: "Pengganti sepeda statis",
}
const ms: Compiled = {
  bag: "Ganti beg tinju",
  'speed-bag': "Ganti beg laju",
  kettlebell: "Ganti kettlebell",
  dumbbell: "Ganti dumbel",
  'medicine-ball': "Ganti bola ubat",
  'wall-ball': "Ganti wall ball",
  rope: "Ganti tali skip",
  'battle-rope': "Ganti battle rope",
  mat: "Ganti tikar senaman",
  box: "Ganti kotak lompat",
  band: "Ganti gelung rintangan",
  'pull-up-bar': "Ganti palang pull-up",
  rower: "Ganti mesin dayung",
  bike: "Ganti basikal senaman",
}

export const substitutesMessages = messagesBy<SubstitutesMessages>()({ en, es, fr, ja, ar, id, ms })
