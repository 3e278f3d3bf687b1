import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'

/** Why there is no code of the remote: too many phones have one, or nobody answers. */
export type NoRemoteCode = 'many' | 'silent'

const noRemoteCode = {
  en: {
    many: 'No code: too many phones are remotes of this gym today. Passes are revoked on the page of the location.',
    silent: 'No code: the server does not answer.',
  },
  fr: {
    many: 'Pas de code : trop de téléphones sont des télécommandes de cette salle aujourd’hui. Les pass se révoquent sur la page du site.',
    silent: 'Pas de code : le serveur ne répond pas.',
  },
  es: {
    many: 'Sin código: hoy demasiados teléfonos son mandos de este gimnasio. Los pases se revocan en la página de la ubicación.',
    silent: 'Sin código: el servidor no responde.',
  },
  ja: {
    many: 'コードを表示できません。本日このジムのリモコンになっている電話が多すぎます。パスはロケーションのページで取り消せます。',
    silent: 'コードを表示できません。サーバーが応答しません。',
  },
  ar: {
    many: 'لا يوجد رمز: عدد كبير جدًا من الهواتف يتحكم في هذا النادي اليوم. تُلغى التصاريح من صفحة الموقع.',
    silent: 'لا يوجد رمز: الخادم لا يستجيب.',
  },
  id: {
    many: 'Tidak ada kode: terlalu banyak ponsel menjadi remote gym ini hari ini. Izin dicabut di halaman lokasi.',
    silent: 'Tidak ada kode: server tidak menjawab.',
  },
  ms: {
    many: 'Tiada kod: terlalu banyak telefon menjadi alat kawalan gim ini hari ini. Pas dibatalkan di halaman lokasi.',
    silent: 'Tiada kod: pelayan tidak menjawab.',
  },
} as const satisfies Record<LanguageFamily, Record<NoRemoteCode, string>>

/** What a wall says instead of the code; read with the layer alone. */
export const noRemoteCodeWords = (language: Language, why: NoRemoteCode): string =>
  noRemoteCode[languageFamily(language)][why]
