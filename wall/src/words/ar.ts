import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in Arabic. */
export const ar = {
  authorizationTitle: 'ربط هذه الشاشة',
  authorizationText: 'يرجى الاتصال بالدعم لربط هذه الشاشة باستخدام الرمز.',
  authorizationHour: 'يتغير الرمز كل ساعة.',
  notReady: 'يرجى الاتصال بالدعم.',
  looksAgain: 'تتحقق هذه الشاشة تلقائيًا كل 30 ثانية.',
  refreshing: 'جارٍ تحديث المحتوى. يرجى الانتظار.',
  loading: 'جارٍ التحميل',
  round: 'الجولة',
  roundOf: 'الجولة {round} من {rounds}',
  steps: 'الخطوات',
  timeLeft: 'الوقت المتبقي',
  green: 'تمرين',
  yellow: '30 ثانية',
  red: 'راحة نشطة',
  go: 'تحرّك',
  rest: 'توقّف',
  breakIn: 'الراحة بعد',
  nextRound: 'الجولة التالية',
  paused: 'متوقف مؤقتًا',
  next: 'التالي',
  startsAt: 'يبدأ الساعة',
  startsIn: 'يبدأ بعد',
  keepMoving: 'استمر في الحركة حتى الجرس.',
  remoteCode: 'للمدرب: افتح جهاز التحكم بكاميرا هاتفك.',
} as const satisfies WallWords
