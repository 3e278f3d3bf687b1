import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.es.ts'
import { momentIn } from './moment.ts'
import type { FactorChange, FrameWords, LetterWords } from './letter.ts'

const frame: FrameWords = {
  orOpen: 'Si el botón no funciona, abra esta dirección:',
  sentBy: (product) => `Enviado por ${product}. Nadie lee las respuestas a esta dirección.`,
}

const factorChange: Readonly<Record<FactorChange, string>> = {
  'passkey-added': 'Se añadió una llave de acceso a su cuenta.',
  'passkey-removed': 'Se quitó una llave de acceso de su cuenta.',
  'phone-added': 'Se configuró una aplicación de códigos para su cuenta.',
  'phone-removed': 'Se quitó la aplicación de códigos de su cuenta.',
  'recovery-codes':
    'Se crearon nuevos códigos de recuperación para su cuenta. Los anteriores ya no sirven.',
  reset:
    'Un superadministrador quitó todos los segundos factores de su cuenta y cerró sus sesiones. Su contraseña basta para entrar hasta que configure uno nuevo.',
  'reset-at-server':
    'Alguien con acceso al servidor quitó todos los segundos factores de su cuenta y creó un enlace para una contraseña nueva. Hasta que configure uno nuevo, la contraseña basta para entrar.',
}

const letters: LetterWords = {
  'second-factor-changed': ({ what }, product) => ({
    subject: `Ha cambiado el segundo factor de su cuenta de ${product}`,
    heading: 'Su segundo factor ha cambiado',
    paragraphs: [
      factorChange[what],
      'Si no fue usted, avise enseguida a un superadministrador y cambie su contraseña.',
    ],
  }),
  test: (_letter, product) => ({
    subject: `Un correo de prueba de ${product}`,
    heading: 'El correo funciona',
    paragraphs: [
      `Esta es la prueba que pidió en la página Sistema de ${product}.`,
      'Las invitaciones, los enlaces para una contraseña nueva y las alertas le llegan igual.',
    ],
  }),
  invitation: ({ firstName, inviter, link }, product) => ({
    subject: `Su invitación a ${product}`,
    heading: `Le damos la bienvenida, ${firstName}`,
    paragraphs: [
      inviter === ''
        ? `Tiene una cuenta de ${product}.`
        : `${inviter} le ha creado una cuenta de ${product}.`,
      'Elija su contraseña y estará dentro. El enlace vale tres días y una sola vez.',
    ],
    button: { label: 'Elegir su contraseña', link },
    notes: ['Quien tenga este enlace puede crear la contraseña: no lo comparta.'],
  }),
  reset: ({ firstName, link }, product) => ({
    subject: `Otra contraseña para ${product}`,
    heading: `Hola, ${firstName}`,
    paragraphs: [
      `Alguien, esperamos que usted, ha pedido otra contraseña para su cuenta de ${product}.`,
      'El enlace vale una hora y una sola vez. Al guardarla se cierran sus sesiones en todas partes.',
    ],
    button: { label: 'Crear otra contraseña', link },
    notes: ['Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma.'],
  }),
  'email-changed': ({ oldEmail, newEmail, at, address }, product) => ({
    subject: `Se cambió la dirección de correo de su cuenta de ${product}`,
    heading: 'Se cambió su dirección de correo',
    paragraphs: [
      `La dirección de correo de su cuenta de ${product} ha cambiado. A partir de ahora, inicie sesión con la nueva dirección.`,
      'Si usted hizo o esperaba este cambio, puede ignorar este correo. Si no, avise de inmediato a un superadministrador de su franquicia: puede restaurar su dirección anterior, cerrar todas las sesiones y asignar otra contraseña. Mientras tanto, los enlaces para restablecer la contraseña llegan a la nueva dirección.',
    ],
    facts: [
      ['Dirección anterior', oldEmail],
      ['Dirección nueva', newEmail],
      ['Cuándo', momentIn('es', at)],
      ...(address === null ? [] : [['Desde', address] as const]),
    ],
  }),
  'password-changed': ({ email, at, address }, product) => ({
    subject: `Se cambió su contraseña de ${product}`,
    heading: 'Se cambió su contraseña',
    paragraphs: [
      `Su cuenta de ${product} tiene otra contraseña. Las sesiones abiertas con la anterior se han cerrado.`,
      'Si lo sabe, no tiene que hacer nada. Si no, pida otra ahora en «¿Olvidó su contraseña?» y avise a quien gestiona los usuarios de su franquicia.',
    ],
    facts: [
      ['Cuenta', email],
      ['Cuándo', momentIn('es', at)],
      ...(address === null ? [] : [['Desde', address] as const]),
    ],
  }),
  ...alertLetters(alerts),
}

export const es = { frame, letters }
