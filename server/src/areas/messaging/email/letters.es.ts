import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.es.ts'
import { momentIn } from './moment.ts'
import type { FactorChange, FrameWords, LetterWords } from './letter.ts'

const frame: FrameWords = {
  orOpen: 'Si el botón no funciona, abra este enlace:',
  sentBy: (product) => `Enviado por ${product}. Este buzón no recibe respuestas.`,
}

/** What changed about an account, and what that means. */
const factorChange: Readonly<
  Record<FactorChange, readonly [change: (account: string) => string, meaning: string]>
> = {
  'passkey-added': [
    (account) => `Se agregó una llave de acceso a ${account}`,
    'Ya se puede usar para iniciar sesión.',
  ],
  'passkey-removed': [
    (account) => `Se eliminó una llave de acceso de ${account}`,
    'Ya no se puede usar para iniciar sesión.',
  ],
  'phone-added': [
    (account) => `Se agregó una aplicación de autenticación a ${account}`,
    'Sus códigos ya se pueden usar para iniciar sesión.',
  ],
  'phone-removed': [
    (account) => `Se eliminó la aplicación de autenticación de ${account}`,
    'Sus códigos ya no se pueden usar para iniciar sesión.',
  ],
  'recovery-codes': [
    (account) => `Se generaron nuevos códigos de recuperación para ${account}`,
    'Los códigos anteriores ya no funcionan.',
  ],
  reset: [
    (account) => `Se eliminó la autenticación de dos factores de ${account}`,
    'Un superadministrador la eliminó y cerró todas sus sesiones. Hasta que la configure de nuevo, basta con su contraseña para iniciar sesión.',
  ],
  'reset-at-server': [
    (account) => `Se eliminó la autenticación de dos factores de ${account}`,
    'Alguien con acceso al servidor la eliminó y creó un enlace para restablecer la contraseña. Hasta que la configure de nuevo, basta con su contraseña para iniciar sesión.',
  ],
}

const letters: LetterWords = {
  'second-factor-changed': ({ what }, product) => {
    const [change, meaning] = factorChange[what]
    return {
      subject: change(`su cuenta de ${product}`),
      heading: change('su cuenta'),
      paragraphs: [
        meaning,
        'Si no esperaba este cambio, cambie su contraseña y avise de inmediato a un superadministrador.',
      ],
    }
  },
  test: (_letter, product) => ({
    subject: `Correo de prueba de ${product}`,
    heading: 'El correo funciona',
    paragraphs: [
      `Usted solicitó esta prueba en la página Sistema de ${product}.`,
      'Las invitaciones, los enlaces para restablecer contraseñas y las alertas se envían de la misma manera.',
    ],
  }),
  ...alertLetters(alerts),
  invitation: ({ firstName, inviter, link }, product) => ({
    subject:
      inviter === ''
        ? `Invitación a ${product}`
        : `${inviter} le envió una invitación a ${product}`,
    heading: `Le damos la bienvenida, ${firstName}`,
    paragraphs: [
      inviter === ''
        ? `Se creó una cuenta de ${product} para usted.`
        : `${inviter} creó una cuenta de ${product} para usted.`,
      'Elija una contraseña para comenzar. El enlace vence en tres días y se puede usar una sola vez.',
    ],
    button: { label: 'Elegir una contraseña', link },
    notes: ['Cualquier persona que tenga este enlace puede definir su contraseña. No lo comparta.'],
  }),
  reset: ({ firstName, link }, product) => ({
    subject: `Restablezca su contraseña de ${product}`,
    heading: 'Restablezca su contraseña',
    paragraphs: [
      `Hola, ${firstName}: recibimos una solicitud para restablecer su contraseña de ${product}.`,
      'El enlace vence en una hora y se puede usar una sola vez. Al definir una nueva contraseña, se cierran sus demás sesiones.',
    ],
    button: { label: 'Definir una nueva contraseña', link },
    notes: ['Si usted no la solicitó, puede ignorar este correo. Su contraseña no cambiará.'],
  }),
  'email-changed': ({ oldEmail, newEmail, at, address }, product) => ({
    subject: `Se cambió la dirección de correo de su cuenta de ${product}`,
    heading: 'Se cambió su dirección de correo',
    paragraphs: [
      'A partir de ahora, inicie sesión con su nueva dirección de correo.',
      'Si usted hizo o esperaba este cambio, puede ignorar este correo. Si no, avise de inmediato a un superadministrador de su franquicia, quien puede restaurar su dirección anterior, cerrar todas sus sesiones y asignarle una nueva contraseña. Mientras tanto, los enlaces para restablecer la contraseña llegan a la nueva dirección.',
    ],
    facts: [
      ['Dirección anterior', oldEmail],
      ['Nueva dirección', newEmail],
      ['Fecha', momentIn('es', at)],
      ...(address === null ? [] : [['Dirección IP', address] as const]),
    ],
  }),
  'password-changed': ({ email, at, address }, product) => ({
    subject: `Se cambió su contraseña de ${product}`,
    heading: 'Se cambió su contraseña',
    paragraphs: [
      'Se cerraron todas las demás sesiones.',
      'Si usted hizo o esperaba este cambio, puede ignorar este correo. Si no, elija “¿Olvidó su contraseña?” en la página de inicio de sesión para definir una nueva, y avise de inmediato a un superadministrador de su franquicia.',
    ],
    facts: [
      ['Cuenta', email],
      ['Fecha', momentIn('es', at)],
      ...(address === null ? [] : [['Dirección IP', address] as const]),
    ],
  }),
}

export const es = { frame, letters }
