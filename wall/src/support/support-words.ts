import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'

/** Why there is no remote code: too many phones have one, this screen asked too often, or the server is silent. */
export type NoRemoteCode = 'many' | 'often' | 'silent'

const noRemoteCode = {
  en: {
    many: 'No code: this location has too many coach passes today. Revoke some on its page in the console.',
    often: 'No code: this screen asked for too many. Try again in a few minutes.',
    silent: 'No code: the server isn’t responding.',
  },
  fr: {
    many: 'Pas de code : ce club a trop de laissez-passer d’entraîneur aujourd’hui. Révoquez-en sur sa page dans la console.',
    often: 'Pas de code : cet écran en a demandé trop. Réessayez dans quelques minutes.',
    silent: 'Pas de code : le serveur ne répond pas.',
  },
  es: {
    many: 'Sin código: esta sucursal tiene demasiados pases de entrenador hoy. Revoque algunos en su página de la consola.',
    often: 'Sin código: esta pantalla pidió demasiados. Inténtelo de nuevo en unos minutos.',
    silent: 'Sin código: el servidor no responde.',
  },
  ja: {
    many: 'コードを表示できません。本日このジムのリモコンになっている電話が多すぎます。パスはロケーションのページで取り消せます。',
    often:
      'コードを表示できません。この画面からの要求が多すぎます。数分後にもう一度お試しください。',
    silent: 'コードを表示できません。サーバーが応答しません。',
  },
  ar: {
    many: 'لا يوجد رمز: عدد كبير جدًا من الهواتف يتحكم في هذا النادي اليوم. تُلغى التصاريح من صفحة الموقع.',
    often: 'لا يوجد رمز: طلبت هذه الشاشة رموزًا كثيرة جدًا. حاول مرة أخرى بعد بضع دقائق.',
    silent: 'لا يوجد رمز: الخادم لا يستجيب.',
  },
  id: {
    many: 'Tidak ada kode: terlalu banyak ponsel menjadi remote gym ini hari ini. Izin dicabut di halaman lokasi.',
    often: 'Tidak ada kode: layar ini meminta terlalu banyak kode. Coba lagi dalam beberapa menit.',
    silent: 'Tidak ada kode: server tidak menjawab.',
  },
  ms: {
    many: 'Tiada kod: terlalu banyak telefon menjadi alat kawalan gim ini hari ini. Pas dibatalkan di halaman lokasi.',
    often: 'Tiada kod: skrin ini meminta terlalu banyak kod. Cuba lagi dalam beberapa minit.',
    silent: 'Tiada kod: pelayan tidak menjawab.',
  },
} as const satisfies Record<LanguageFamily, Record<NoRemoteCode, string>>

/** What a wall says instead of the code; read with the layer alone. */
export const noRemoteCodeWords = (language: Language, why: NoRemoteCode): string =>
  noRemoteCode[languageFamily(language)][why]
