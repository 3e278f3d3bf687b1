// Written by `npm run messages` from server/messages/en/emails.json.
import { type Compiled, messagesBy } from '@roundboard/contract'

export interface EmailsMessages {
  readonly frame: {
    readonly orOpen: string
    readonly sentBy: (args: { product: string }) => string
  }
  readonly test: {
    readonly subject: (args: { product: string }) => string
    readonly heading: string
    readonly requested: (args: { product: string }) => string
    readonly sameWay: string
  }
  readonly invitation: {
    readonly subject: (args: { product: string }) => string
    readonly subjectFrom: (args: { inviter: string; product: string }) => string
    readonly heading: (args: { firstName: string }) => string
    readonly created: (args: { product: string }) => string
    readonly createdBy: (args: { inviter: string; product: string }) => string
    readonly choose: string
    readonly button: string
    readonly note: string
  }
  readonly reset: {
    readonly subject: (args: { product: string }) => string
    readonly heading: string
    readonly received: (args: { firstName: string; product: string }) => string
    readonly expires: string
    readonly button: string
    readonly note: string
  }
  readonly emailChanged: {
    readonly subject: (args: { product: string }) => string
    readonly heading: string
    readonly signIn: string
    readonly unexpected: string
  }
  readonly passwordChanged: {
    readonly subject: (args: { product: string }) => string
    readonly heading: string
    readonly signedOut: string
    readonly unexpected: string
  }
  readonly facts: {
    readonly account: string
    readonly oldAddress: string
    readonly newAddress: string
    readonly when: string
    readonly ipAddress: string
  }
  readonly twoFactor: {
    readonly 'passkey-added': {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
    readonly 'passkey-removed': {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
    readonly 'phone-added': {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
    readonly 'phone-removed': {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
    readonly 'recovery-codes': {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
    readonly reset: {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
    readonly 'reset-at-server': {
      readonly subject: (args: { product: string }) => string
      readonly heading: string
      readonly meaning: string
    }
  }
  readonly twoFactorUnexpected: string
  readonly alerts: {
    readonly location: string
    readonly manage: string
    readonly muted: (args: { until: string }) => string
    readonly othersOnline: (args: { count: number }) => string
    readonly drafts: (args: { count: number; rounds: string }) => string
    readonly moreScreens: (args: { count: number }) => string
    readonly moreLocations: (args: { count: number }) => string
    readonly issues: {
      readonly frozen: string
      readonly 'not-drawn': string
      readonly 'no-space': string
      readonly 'no-boot': string
      readonly hot: string
      readonly 'weak-power': string
      readonly 'low-disk': string
      readonly 'low-memory': string
      readonly 'weak-wifi': string
      readonly clock: string
      readonly 'old-version': string
    }
    readonly buttons: {
      readonly dashboard: string
      readonly location: string
      readonly schedule: string
      readonly system: string
    }
    readonly began: {
      readonly several: (args: { count: number }) => string
      readonly severalAt: (args: { count: number; places: string }) => string
      readonly 'location-away': {
        readonly subject: (args: { linked: number; location: string; time: string }) => string
        readonly title: (args: { linked: number; location: string }) => string
        readonly details: (args: { linked: number; moment: string }) => string
        readonly next: string
      }
      readonly 'screen-away': {
        readonly title: (args: { location: string; concerned: number; linked: number }) => string
        readonly details: (args: { concerned: number; screens: string; moment: string }) => string
        readonly next: string
      }
      readonly 'screen-trouble': {
        readonly title: (args: { concerned: number; location: string }) => string
        readonly details: (args: { screens: string; moment: string }) => string
        readonly next: string
      }
      readonly 'coach-pass': {
        readonly title: (args: { location: string }) => string
        readonly details: (args: { screens: string; moment: string }) => string
        readonly next: string
      }
      readonly 'no-workout-tomorrow': {
        readonly subject: (args: { roundCount: number; day: string; rounds: string }) => string
        readonly title: (args: { day: string }) => string
        readonly details: (args: { roundCount: number; rounds: string }) => string
      }
      readonly 'many-away': {
        readonly title: (args: { locations: number }) => string
        readonly details: (args: { locations: number; concerned: number; moment: string }) => string
        readonly next: string
      }
      readonly disk: {
        readonly title: string
        readonly details: (args: { moment: string }) => string
        readonly next: string
      }
      readonly database: {
        readonly title: (args: { length: string }) => string
        readonly details: (args: { length: string; moment: string }) => string
        readonly next: string
      }
      readonly mail: {
        readonly title: (args: { concerned: number }) => string
        readonly details: (args: { concerned: number }) => string
        readonly next: string
      }
      readonly jobs: {
        readonly title: (args: { concerned: number }) => string
        readonly details: (args: { concerned: number }) => string
        readonly next: string
      }
      readonly clock: {
        readonly title: (args: { length: string }) => string
        readonly details: string
        readonly next: string
      }
    }
    readonly ended: {
      readonly several: (args: { count: number }) => string
      readonly severalAt: (args: { count: number; places: string }) => string
      readonly 'location-away': {
        readonly subject: (args: { location: string; length: string }) => string
        readonly title: (args: { location: string }) => string
        readonly details: (args: { length: string; moment: string }) => string
      }
      readonly 'screen-away': {
        readonly title: (args: { location: string }) => string
        readonly details: (args: { length: string; moment: string }) => string
      }
      readonly 'screen-trouble': {
        readonly subject: (args: { location: string; length: string }) => string
        readonly title: (args: { location: string }) => string
        readonly details: (args: { length: string; moment: string }) => string
      }
      readonly 'coach-pass': {
        readonly title: (args: { location: string }) => string
        readonly details: (args: { moment: string }) => string
      }
      readonly 'no-workout-tomorrow': {
        readonly title: (args: { day: string }) => string
        readonly details: string
      }
      readonly 'many-away': {
        readonly title: string
        readonly details: (args: { locations: number; length: string }) => string
      }
      readonly disk: {
        readonly title: string
        readonly details: (args: { length: string }) => string
      }
      readonly database: {
        readonly title: string
        readonly details: (args: { length: string }) => string
      }
      readonly mail: {
        readonly title: string
        readonly details: string
      }
      readonly jobs: {
        readonly title: string
        readonly details: string
      }
      readonly clock: {
        readonly title: string
        readonly details: string
      }
    }
  }
  readonly summary: {
    readonly subject: (args: { offline: number; watched: number }) => string
    readonly subjectCalm: string
    readonly heading: (args: { offline: number }) => string
    readonly headingCalm: string
    readonly calm: string
    readonly resolved: (args: { count: number; longest: string }) => string
    readonly attention: (args: { count: number }) => string
    readonly noGaps: string
    readonly nextGap: (args: { count: number; day: string; rounds: string }) => string
    readonly longestOutages: (args: { count: number }) => string
  }
}

const en: Compiled = {
  frame: {
    orOpen: "If the button doesn’t work, open this link:",
    sentBy: ["Sent by ",["product"],". This mailbox isn’t monitored."],
  },
  test: {
    subject: ["Test email from ",["product"]],
    heading: "Email is working",
    requested: ["You requested this test on ",["product"],"’s System page."],
    sameWay: "Invitations, password reset links and alerts are sent the same way.",
  },
  invitation: {
    subject: ["You’re invited to ",["product"]],
    subjectFrom: [["inviter"]," invited you to ",["product"]],
    heading: ["Welcome, ",["firstName"]],
    created: ["A ",["product"]," account was created for you."],
    createdBy: [["inviter"]," created a ",["product"]," account for you."],
    choose: "Choose a password to get started. The link expires in three days and works once.",
    button: "Choose a password",
    note: "Anyone with this link can set your password. Don’t share it.",
  },
  reset: {
    subject: ["Reset your ",["product"]," password"],
    heading: "Reset your password",
    received: ["Hello ",["firstName"],", we received a request to reset your ",["product"]," password."],
    expires: "The link expires in one hour and works once. Setting a new password signs you out everywhere else.",
    button: "Set a new password",
    note: "If this wasn’t you, you can ignore this email. Your password stays the same.",
  },
  emailChanged: {
    subject: ["Your ",["product"]," email address was changed"],
    heading: "Your email address was changed",
    signIn: "From now on, sign in with your new email address.",
    unexpected: "If you made or expected this change, you can ignore this email. If not, contact a super-admin at your franchise right away. They can restore your old address, sign you out everywhere and set a new password. Until then, password reset links go to the new address.",
  },
  passwordChanged: {
    subject: ["Your ",["product"]," password was changed"],
    heading: "Your password was changed",
    signedOut: "You were signed out everywhere else.",
    unexpected: "If you made or expected this change, you can ignore this email. If not, choose “Forgot password?” on the login page to set a new one, and contact a super-admin at your franchise right away.",
  },
  facts: {
    account: "Account",
    oldAddress: "Old address",
    newAddress: "New address",
    when: "When",
    ipAddress: "IP address",
  },
  twoFactor: {
    'passkey-added': {
      subject: ["A passkey was added to your ",["product"]," account"],
      heading: "A passkey was added to your account",
      meaning: "It can now be used to sign in.",
    },
    'passkey-removed': {
      subject: ["A passkey was removed from your ",["product"]," account"],
      heading: "A passkey was removed from your account",
      meaning: "It can no longer be used to sign in.",
    },
    'phone-added': {
      subject: ["An authenticator app was added to your ",["product"]," account"],
      heading: "An authenticator app was added to your account",
      meaning: "Its codes can now be used to sign in.",
    },
    'phone-removed': {
      subject: ["The authenticator app was removed from your ",["product"]," account"],
      heading: "The authenticator app was removed from your account",
      meaning: "Its codes can no longer be used to sign in.",
    },
    'recovery-codes': {
      subject: ["New recovery codes were created for your ",["product"]," account"],
      heading: "New recovery codes were created for your account",
      meaning: "The previous codes no longer work.",
    },
    reset: {
      subject: ["Two-factor authentication was removed from your ",["product"]," account"],
      heading: "Two-factor authentication was removed from your account",
      meaning: "A super-admin removed it and signed you out everywhere. Until you set it up again, your password is all it takes to sign in.",
    },
    'reset-at-server': {
      subject: ["Two-factor authentication was removed from your ",["product"]," account"],
      heading: "Two-factor authentication was removed from your account",
      meaning: "Someone with access to the server removed it and created a password reset link. Until you set it up again, your password is all it takes to sign in.",
    },
  },
  twoFactorUnexpected: "If you didn’t expect this, change your password and contact a super-admin right away.",
  alerts: {
    location: "Location",
    manage: "Manage notification settings",
    muted: ["Alerts are muted until ",["until"],"."],
    othersOnline: [["count",2,{"one":"The other screen is online.","other":["The other ",0," screens are online."]}]],
    drafts: [["count",2,{"one":["Round ",["rounds"]," has a draft. Publish it to fill the gap."],"other":["Rounds ",["rounds"]," have drafts. Publish them to fill the gaps."]}]],
    moreScreens: [["count",4]," more"],
    moreLocations: [["count",2,{"one":[0," more location"],"other":[0," more locations"]}]],
    issues: {
      frozen: "video frozen",
      'not-drawn': "display error",
      'no-space': "disk full",
      'no-boot': "can’t start offline",
      hot: "overheating",
      'weak-power': "weak power supply",
      'low-disk': "low disk space",
      'low-memory': "low memory",
      'weak-wifi': "weak Wi-Fi",
      clock: "clock not synchronized",
      'old-version': "outdated version",
    },
    buttons: {
      dashboard: "Open dashboard",
      location: "View location",
      schedule: "Open schedule",
      system: "Open System page",
    },
    began: {
      several: [["count",4]," alerts"],
      severalAt: [["count",4]," alerts: ",["places"]],
      'location-away': {
        subject: [["linked",2,{"one":[["location"],": screen offline since ",["time"]],"other":[["location"],": all screens offline since ",["time"]]}]],
        title: [["linked",2,{"one":[["location"],": screen offline"],"other":[["location"],": all screens offline"]}]],
        details: [["linked",2,{"one":["The screen has been offline since ",["moment"],"."],"other":["All ",0," screens have been offline since ",["moment"],"."]}]],
        next: "Check the power and network at the location.",
      },
      'screen-away': {
        title: [["location"],": ",["concerned",4]," of ",["linked",4]," screens offline"],
        details: [["concerned",2,{"one":[["screens"]," has been offline since ",["moment"],"."],"other":[["screens"]," are offline, the first since ",["moment"],"."]}]],
        next: "Check the power and network.",
      },
      'screen-trouble': {
        title: [["concerned",2,{"one":[["location"],": ",0," screen needs attention"],"other":[["location"],": ",0," screens need attention"]}]],
        details: [["screens"],". First noticed ",["moment"],"."],
        next: "Open the location’s page for details.",
      },
      'coach-pass': {
        title: [["location"],": coach pass issued on a screen"],
        details: [["screens"]," showed a coach pass on ",["moment"],". A phone that scans it can control the timer until the end of the day."],
        next: "If nobody at the location asked for it, open the location’s page and revoke all coach passes. On the same page, you can stop screens from issuing them.",
      },
      'no-workout-tomorrow': {
        subject: [["roundCount",2,{"one":["No workout for ",["day"],": round ",["rounds"]],"other":["No workout for ",["day"],": rounds ",["rounds"]]}]],
        title: ["No workout for ",["day"]],
        details: [["roundCount",2,{"one":["Round ",["rounds"]," has no published workout, so its screens will show “Please Contact Support.”"],"other":["Rounds ",["rounds"]," have no published workout, so their screens will show “Please Contact Support.”"]}]],
      },
      'many-away': {
        title: ["Server: ",["locations",4]," locations offline at the same time"],
        details: [["locations",4]," locations with ",["concerned",4]," screens went offline together on ",["moment"],". An outage this large points to the server or its connection, not to the locations."],
        next: "Check the server and its connection.",
      },
      disk: {
        title: "Server: disk almost full",
        details: ["The server’s disk has been almost full since ",["moment"],"."],
        next: "Free up space or add storage. The server can’t save changes once the disk is full.",
      },
      database: {
        title: ["Server: database rejected changes for ",["length"]],
        details: ["For ",["length"],", starting ",["moment"],", the database rejected all changes."],
        next: "If you made changes during that time, check that they were saved.",
      },
      mail: {
        title: [["concerned",2,{"one":["Server: ",0," email wasn’t sent"],"other":["Server: ",0," emails weren’t sent"]}]],
        details: [["concerned",2,{"one":"The mail server can’t be reached or is rejecting the email.","other":"The mail server can’t be reached or is rejecting the emails."}]],
        next: "A super-admin can see why and retry on the System page.",
      },
      jobs: {
        title: [["concerned",2,{"one":["Server: ",0," background job failed"],"other":["Server: ",0," background jobs failed"]}]],
        details: [["concerned",2,{"one":"It won’t be retried automatically.","other":"They won’t be retried automatically."}]],
        next: "A super-admin can see why and retry on the System page.",
      },
      clock: {
        title: ["Server: clock changed by ",["length"]],
        details: "All screens follow the server’s clock.",
        next: "Check that the server’s date and time are correct.",
      },
    },
    ended: {
      several: [["count",4]," alerts resolved"],
      severalAt: [["count",4]," alerts resolved: ",["places"]],
      'location-away': {
        subject: [["location"],": back online after ",["length"]],
        title: [["location"],": back online"],
        details: ["The location was offline for ",["length"],", starting ",["moment"],"."],
      },
      'screen-away': {
        title: [["location"],": all screens back online"],
        details: ["The outage lasted ",["length"],", starting ",["moment"],"."],
      },
      'screen-trouble': {
        subject: [["location"],": screen issues resolved after ",["length"]],
        title: [["location"],": screen issues resolved"],
        details: ["The issues lasted ",["length"],", starting ",["moment"],"."],
      },
      'coach-pass': {
        title: [["location"],": coach pass expired"],
        details: ["It was issued on ",["moment"],"."],
      },
      'no-workout-tomorrow': {
        title: ["All gaps filled for ",["day"]],
        details: "Every round on your screens has a workout that day.",
      },
      'many-away': {
        title: "Server: most locations back online",
        details: ["Most of the ",["locations",4]," locations are back online after ",["length"],"."],
      },
      disk: {
        title: "Server: disk space is back to normal",
        details: ["The disk was almost full for ",["length"],". It now has enough free space."],
      },
      database: {
        title: "Server: database is accepting changes again",
        details: ["After ",["length"],", the database is accepting changes again."],
      },
      mail: {
        title: "Server: emails are being sent again",
        details: "There are no more failed or delayed emails.",
      },
      jobs: {
        title: "Server: no more failed background jobs",
        details: "The failed jobs were retried or deleted.",
      },
      clock: {
        title: "Server: clock is correct again",
        details: "The server’s clock is correct again.",
      },
    },
  },
  summary: {
    subject: ["Daily summary: ",["offline",4]," of ",["watched",4]," locations offline"],
    subjectCalm: "Daily summary: no locations offline",
    heading: [["offline",2,{"one":[0," location is offline"],"other":[0," locations are offline"]}]],
    headingCalm: "No locations are offline",
    calm: "There were no location outages in the last 24 hours.",
    resolved: [["count",2,{"one":[0," location outage was resolved in the last 24 hours. It lasted ",["longest"],"."],"other":[0," location outages were resolved in the last 24 hours. The longest lasted ",["longest"],"."]}]],
    attention: [["count",2,{"one":[0," location has screens that need attention."],"other":[0," locations have screens that need attention."]}]],
    noGaps: "There are no workout gaps in the next 12 months.",
    nextGap: [["count",2,{"one":["Next workout gap: ",["day"],", round ",["rounds"],"."],"other":["Next workout gap: ",["day"],", rounds ",["rounds"],"."]}]],
    longestOutages: [["count",2,{"one":"This is the longest outage:","other":["These are the ",0," longest outages:"]}]],
  },
}
const es: Compiled = {
  frame: {
    orOpen: "Si el botón no funciona, abra este enlace:",
    sentBy: ["Enviado por ",["product"],". Este buzón no recibe respuestas."],
  },
  test: {
    subject: ["Correo de prueba de ",["product"]],
    heading: "El correo funciona",
    requested: ["Usted solicitó esta prueba en la página Sistema de ",["product"],"."],
    sameWay: "Las invitaciones, los enlaces para restablecer contraseñas y las alertas se envían de la misma manera.",
  },
  invitation: {
    subject: ["Invitación a ",["product"]],
    subjectFrom: [["inviter"]," le envió una invitación a ",["product"]],
    heading: ["Le damos la bienvenida, ",["firstName"]],
    created: ["Se creó una cuenta de ",["product"]," para usted."],
    createdBy: [["inviter"]," creó una cuenta de ",["product"]," para usted."],
    choose: "Elija una contraseña para comenzar. El enlace vence en tres días y se puede usar una sola vez.",
    button: "Elegir una contraseña",
    note: "Cualquier persona que tenga este enlace puede definir su contraseña. No lo comparta.",
  },
  reset: {
    subject: ["Restablezca su contraseña de ",["product"]],
    heading: "Restablezca su contraseña",
    received: ["Hola, ",["firstName"],": recibimos una solicitud para restablecer su contraseña de ",["product"],"."],
    expires: "El enlace vence en una hora y se puede usar una sola vez. Al definir una nueva contraseña, se cierran sus demás sesiones.",
    button: "Definir una nueva contraseña",
    note: "Si usted no la solicitó, puede ignorar este correo. Su contraseña no cambiará.",
  },
  emailChanged: {
    subject: ["Se cambió la dirección de correo de su cuenta de ",["product"]],
    heading: "Se cambió su dirección de correo",
    signIn: "A partir de ahora, inicie sesión con su nueva dirección de correo.",
    unexpected: "Si usted hizo o esperaba este cambio, puede ignorar este correo. Si no, avise de inmediato a un superadministrador de su franquicia, quien puede restaurar su dirección anterior, cerrar todas sus sesiones y asignarle una nueva contraseña. Mientras tanto, los enlaces para restablecer la contraseña llegan a la nueva dirección.",
  },
  passwordChanged: {
    subject: ["Se cambió su contraseña de ",["product"]],
    heading: "Se cambió su contraseña",
    signedOut: "Se cerraron todas las demás sesiones.",
    unexpected: "Si usted hizo o esperaba este cambio, puede ignorar este correo. Si no, elija “¿Olvidó su contraseña?” en la página de inicio de sesión para definir una nueva, y avise de inmediato a un superadministrador de su franquicia.",
  },
  facts: {
    account: "Cuenta",
    oldAddress: "Dirección anterior",
    newAddress: "Nueva dirección",
    when: "Fecha",
    ipAddress: "Dirección IP",
  },
  twoFactor: {
    'passkey-added': {
      subject: ["Se agregó una llave de acceso a su cuenta de ",["product"]],
      heading: "Se agregó una llave de acceso a su cuenta",
      meaning: "Ya se puede usar para iniciar sesión.",
    },
    'passkey-removed': {
      subject: ["Se eliminó una llave de acceso de su cuenta de ",["product"]],
      heading: "Se eliminó una llave de acceso de su cuenta",
      meaning: "Ya no se puede usar para iniciar sesión.",
    },
    'phone-added': {
      subject: ["Se agregó una aplicación de autenticación a su cuenta de ",["product"]],
      heading: "Se agregó una aplicación de autenticación a su cuenta",
      meaning: "Sus códigos ya se pueden usar para iniciar sesión.",
    },
    'phone-removed': {
      subject: ["Se eliminó la aplicación de autenticación de su cuenta de ",["product"]],
      heading: "Se eliminó la aplicación de autenticación de su cuenta",
      meaning: "Sus códigos ya no se pueden usar para iniciar sesión.",
    },
    'recovery-codes': {
      subject: ["Se generaron nuevos códigos de recuperación para su cuenta de ",["product"]],
      heading: "Se generaron nuevos códigos de recuperación para su cuenta",
      meaning: "Los códigos anteriores ya no funcionan.",
    },
    reset: {
      subject: ["Se eliminó la autenticación de dos factores de su cuenta de ",["product"]],
      heading: "Se eliminó la autenticación de dos factores de su cuenta",
      meaning: "Un superadministrador la eliminó y cerró todas sus sesiones. Hasta que la configure de nuevo, basta con su contraseña para iniciar sesión.",
    },
    'reset-at-server': {
      subject: ["Se eliminó la autenticación de dos factores de su cuenta de ",["product"]],
      heading: "Se eliminó la autenticación de dos factores de su cuenta",
      meaning: "Alguien con acceso al servidor la eliminó y creó un enlace para restablecer la contraseña. Hasta que la configure de nuevo, basta con su contraseña para iniciar sesión.",
    },
  },
  twoFactorUnexpected: "Si no esperaba este cambio, cambie su contraseña y avise de inmediato a un superadministrador.",
  alerts: {
    location: "Sucursal",
    manage: "Configurar notificaciones",
    muted: ["Alertas silenciadas hasta el ",["until"],"."],
    othersOnline: [["count",2,{"one":"La otra pantalla está en línea.","other":["Las otras ",0," pantallas están en línea."]}]],
    drafts: [["count",2,{"one":["El round ",["rounds"]," tiene un borrador. Publíquelo para llenar el hueco."],"other":["Los rounds ",["rounds"]," tienen borradores. Publíquelos para llenar los huecos."]}]],
    moreScreens: [["count",4]," más"],
    moreLocations: [["count",2,{"one":[0," sucursal más"],"other":[0," sucursales más"]}]],
    issues: {
      frozen: "video congelado",
      'not-drawn': "error de visualización",
      'no-space': "disco lleno",
      'no-boot': "no puede iniciar sin conexión",
      hot: "sobrecalentamiento",
      'weak-power': "alimentación insuficiente",
      'low-disk': "poco espacio en disco",
      'low-memory': "poca memoria libre",
      'weak-wifi': "Wi-Fi débil",
      clock: "reloj sin sincronizar",
      'old-version': "versión desactualizada",
    },
    buttons: {
      dashboard: "Abrir el panel",
      location: "Ver la sucursal",
      schedule: "Abrir la programación",
      system: "Abrir la página Sistema",
    },
    began: {
      several: [["count",4]," alertas"],
      severalAt: [["count",4]," alertas: ",["places"]],
      'location-away': {
        subject: [["linked",2,{"one":[["location"],": pantalla sin conexión desde ",["time"]],"other":[["location"],": todas las pantallas sin conexión desde ",["time"]]}]],
        title: [["linked",2,{"one":[["location"],": pantalla sin conexión"],"other":[["location"],": todas las pantallas sin conexión"]}]],
        details: [["linked",2,{"one":["La pantalla está sin conexión desde el ",["moment"],"."],"other":["Las ",0," pantallas están sin conexión desde el ",["moment"],"."]}]],
        next: "Revise la corriente y la red en la sucursal.",
      },
      'screen-away': {
        title: [["location"],": ",["concerned",4]," de ",["linked",4]," pantallas sin conexión"],
        details: [["concerned",2,{"one":[["screens"]," está sin conexión desde el ",["moment"],"."],"other":[["screens"]," están sin conexión, la primera desde el ",["moment"],"."]}]],
        next: "Revise la corriente y la red.",
      },
      'screen-trouble': {
        title: [["concerned",2,{"one":[["location"],": ",0," pantalla requiere atención"],"other":[["location"],": ",0," pantallas requieren atención"]}]],
        details: [["screens"],". Detectado por primera vez el ",["moment"],"."],
        next: "Abra la página de la sucursal para ver los detalles.",
      },
      'coach-pass': {
        title: [["location"],": una pantalla emitió un pase de entrenador"],
        details: [["screens"]," mostró un pase de entrenador el ",["moment"],". El teléfono que lo escanee puede controlar el temporizador hasta el final del día."],
        next: "Si nadie de la sucursal lo pidió, abra la página de la sucursal y revoque todos los pases de entrenador. Ahí también puede impedir que las pantallas los emitan.",
      },
      'no-workout-tomorrow': {
        subject: [["roundCount",2,{"one":["Sin entrenamiento para el ",["day"],": round ",["rounds"]],"other":["Sin entrenamiento para el ",["day"],": rounds ",["rounds"]]}]],
        title: ["Sin entrenamiento para el ",["day"]],
        details: [["roundCount",2,{"one":["El round ",["rounds"]," no tiene ningún entrenamiento publicado, así que sus pantallas mostrarán “Comuníquese con soporte.”"],"other":["Los rounds ",["rounds"]," no tienen ningún entrenamiento publicado, así que sus pantallas mostrarán “Comuníquese con soporte.”"]}]],
      },
      'many-away': {
        title: ["Servidor: ",["locations",4]," sucursales sin conexión al mismo tiempo"],
        details: [["locations",4]," sucursales con ",["concerned",4]," pantallas perdieron la conexión al mismo tiempo el ",["moment"],". Que sean tantas a la vez indica un problema del servidor o de su conexión, no de las sucursales."],
        next: "Revise el servidor y su conexión.",
      },
      disk: {
        title: "Servidor: disco casi lleno",
        details: ["El disco del servidor está casi lleno desde el ",["moment"],"."],
        next: "Libere espacio o amplíe el almacenamiento. Con el disco lleno, el servidor no puede guardar cambios.",
      },
      database: {
        title: ["Servidor: la base de datos rechazó cambios durante ",["length"]],
        details: ["La base de datos rechazó todos los cambios durante ",["length"]," a partir del ",["moment"],"."],
        next: "Si hizo algún cambio en ese lapso, verifique que se haya guardado.",
      },
      mail: {
        title: [["concerned",2,{"one":["Servidor: no se envió ",0," correo"],"other":["Servidor: no se enviaron ",0," correos"]}]],
        details: [["concerned",2,{"one":"El servidor de correo no está disponible o rechaza el correo.","other":"El servidor de correo no está disponible o rechaza los correos."}]],
        next: "Un superadministrador puede ver el motivo y reintentar el envío en la página Sistema.",
      },
      jobs: {
        title: [["concerned",2,{"one":["Servidor: falló ",0," tarea en segundo plano"],"other":["Servidor: fallaron ",0," tareas en segundo plano"]}]],
        details: [["concerned",2,{"one":"No se reintentará automáticamente.","other":"No se reintentarán automáticamente."}]],
        next: "Un superadministrador puede ver el motivo y reintentar en la página Sistema.",
      },
      clock: {
        title: ["Servidor: el reloj se adelantó o atrasó ",["length"]],
        details: "Todas las pantallas siguen el reloj del servidor.",
        next: "Verifique que la fecha y la hora del servidor sean correctas.",
      },
    },
    ended: {
      several: [["count",4]," alertas resueltas"],
      severalAt: [["count",4]," alertas resueltas: ",["places"]],
      'location-away': {
        subject: [["location"],": en línea de nuevo después de ",["length"]],
        title: [["location"],": en línea de nuevo"],
        details: ["La sucursal estuvo sin conexión durante ",["length"]," a partir del ",["moment"],"."],
      },
      'screen-away': {
        title: [["location"],": todas las pantallas en línea de nuevo"],
        details: ["La interrupción duró ",["length"]," a partir del ",["moment"],"."],
      },
      'screen-trouble': {
        subject: [["location"],": problemas de pantallas resueltos después de ",["length"]],
        title: [["location"],": problemas de pantallas resueltos"],
        details: ["Los problemas duraron ",["length"]," a partir del ",["moment"],"."],
      },
      'coach-pass': {
        title: [["location"],": el pase de entrenador venció"],
        details: ["Se emitió el ",["moment"],"."],
      },
      'no-workout-tomorrow': {
        title: ["Sin huecos para el ",["day"]],
        details: "Todos los rounds de sus pantallas tienen entrenamiento ese día.",
      },
      'many-away': {
        title: "Servidor: la mayoría de las sucursales está en línea de nuevo",
        details: ["La mayoría de las ",["locations",4]," sucursales está en línea de nuevo después de ",["length"],"."],
      },
      disk: {
        title: "Servidor: ya hay espacio suficiente en el disco",
        details: ["El disco estuvo casi lleno durante ",["length"],". Ya tiene espacio libre suficiente."],
      },
      database: {
        title: "Servidor: la base de datos ya acepta cambios",
        details: ["Después de ",["length"],", la base de datos acepta cambios de nuevo."],
      },
      mail: {
        title: "Servidor: los correos se envían de nuevo",
        details: "Ya no hay correos fallidos ni atrasados.",
      },
      jobs: {
        title: "Servidor: ya no hay tareas en segundo plano fallidas",
        details: "Las tareas fallidas se reintentaron o se eliminaron.",
      },
      clock: {
        title: "Servidor: reloj corregido",
        details: "El reloj del servidor marca de nuevo la hora correcta.",
      },
    },
  },
  summary: {
    subject: ["Resumen diario: ",["offline",4]," de ",["watched",4]," sucursales sin conexión"],
    subjectCalm: "Resumen diario: ninguna sucursal sin conexión",
    heading: [["offline",2,{"one":[0," sucursal sin conexión"],"other":[0," sucursales sin conexión"]}]],
    headingCalm: "Ninguna sucursal sin conexión",
    calm: "No hubo interrupciones en ninguna sucursal en las últimas 24 horas.",
    resolved: [["count",2,{"one":["En las últimas 24 horas se resolvió ",0," interrupción en una sucursal. Duró ",["longest"],"."],"other":["En las últimas 24 horas se resolvieron ",0," interrupciones en sucursales. La más larga duró ",["longest"],"."]}]],
    attention: [["count",2,{"one":[0," sucursal tiene pantallas que requieren atención."],"other":[0," sucursales tienen pantallas que requieren atención."]}]],
    noGaps: "No hay huecos de entrenamiento en los próximos 12 meses.",
    nextGap: [["count",2,{"one":["Próximo hueco de entrenamiento: ",["day"],", round ",["rounds"],"."],"other":["Próximo hueco de entrenamiento: ",["day"],", rounds ",["rounds"],"."]}]],
    longestOutages: [["count",2,{"one":"Esta es la interrupción más larga:","other":["Estas son las ",0," interrupciones más largas:"]}]],
  },
}
const fr: Compiled = {
  frame: {
    orOpen: "Si le bouton ne fonctionne pas, ouvrez ce lien :",
    sentBy: ["Envoyé par ",["product"],". Cette boîte de réception n’est pas surveillée."],
  },
  test: {
    subject: ["Courriel de test de ",["product"]],
    heading: "Les courriels fonctionnent",
    requested: ["Vous avez demandé ce test sur la page Système de ",["product"],"."],
    sameWay: "Les invitations, les liens de réinitialisation du mot de passe et les alertes sont envoyés de la même façon.",
  },
  invitation: {
    subject: ["Invitation à ",["product"]],
    subjectFrom: [["inviter"]," vous invite à utiliser ",["product"]],
    heading: ["Bienvenue, ",["firstName"]],
    created: ["Un compte ",["product"]," a été créé pour vous."],
    createdBy: [["inviter"]," a créé un compte ",["product"]," pour vous."],
    choose: "Choisissez un mot de passe pour commencer. Le lien expire dans trois jours et ne fonctionne qu’une fois.",
    button: "Choisir un mot de passe",
    note: "Toute personne qui a ce lien peut définir votre mot de passe. Ne le transmettez à personne.",
  },
  reset: {
    subject: ["Réinitialisez votre mot de passe ",["product"]],
    heading: "Réinitialisez votre mot de passe",
    received: ["Bonjour ",["firstName"],", nous avons reçu une demande de réinitialisation de votre mot de passe ",["product"],"."],
    expires: "Le lien expire dans une heure et ne fonctionne qu’une fois. Le choix d’un nouveau mot de passe ferme vos autres sessions.",
    button: "Choisir un nouveau mot de passe",
    note: "Si vous n’avez rien demandé, vous pouvez ignorer ce courriel. Votre mot de passe ne changera pas.",
  },
  emailChanged: {
    subject: ["L’adresse courriel de votre compte ",["product"]," a été modifiée"],
    heading: "Votre adresse courriel a été modifiée",
    signIn: "Désormais, connectez-vous avec votre nouvelle adresse courriel.",
    unexpected: "Si vous avez fait cette modification ou si vous vous y attendiez, vous pouvez ignorer ce courriel. Sinon, prévenez immédiatement un super-administrateur de votre franchise. Il peut rétablir votre ancienne adresse, fermer toutes vos sessions et définir un nouveau mot de passe. D’ici là, les liens de réinitialisation du mot de passe sont envoyés à la nouvelle adresse.",
  },
  passwordChanged: {
    subject: ["Votre mot de passe ",["product"]," a été modifié"],
    heading: "Votre mot de passe a été modifié",
    signedOut: "Toutes les autres sessions ont été fermées.",
    unexpected: "Si vous avez fait cette modification ou si vous vous y attendiez, vous pouvez ignorer ce courriel. Sinon, choisissez « Mot de passe oublié? » sur la page de connexion pour en définir un nouveau, et prévenez immédiatement un super-administrateur de votre franchise.",
  },
  facts: {
    account: "Compte",
    oldAddress: "Ancienne adresse",
    newAddress: "Nouvelle adresse",
    when: "Date",
    ipAddress: "Adresse IP",
  },
  twoFactor: {
    'passkey-added': {
      subject: ["Une clé d’accès a été ajoutée à votre compte ",["product"]],
      heading: "Une clé d’accès a été ajoutée à votre compte",
      meaning: "Elle peut maintenant servir à se connecter.",
    },
    'passkey-removed': {
      subject: ["Une clé d’accès a été retirée de votre compte ",["product"]],
      heading: "Une clé d’accès a été retirée de votre compte",
      meaning: "Elle ne peut plus servir à se connecter.",
    },
    'phone-added': {
      subject: ["Une application d’authentification a été ajoutée à votre compte ",["product"]],
      heading: "Une application d’authentification a été ajoutée à votre compte",
      meaning: "Ses codes peuvent maintenant servir à se connecter.",
    },
    'phone-removed': {
      subject: ["L’application d’authentification a été retirée de votre compte ",["product"]],
      heading: "L’application d’authentification a été retirée de votre compte",
      meaning: "Ses codes ne peuvent plus servir à se connecter.",
    },
    'recovery-codes': {
      subject: ["De nouveaux codes de récupération ont été créés pour votre compte ",["product"]],
      heading: "De nouveaux codes de récupération ont été créés pour votre compte",
      meaning: "Les codes précédents ne fonctionnent plus.",
    },
    reset: {
      subject: ["L’authentification à deux facteurs a été retirée de votre compte ",["product"]],
      heading: "L’authentification à deux facteurs a été retirée de votre compte",
      meaning: "Un super-administrateur l’a retirée et a fermé toutes vos sessions. Tant que vous ne l’aurez pas configurée de nouveau, votre mot de passe suffira pour vous connecter.",
    },
    'reset-at-server': {
      subject: ["L’authentification à deux facteurs a été retirée de votre compte ",["product"]],
      heading: "L’authentification à deux facteurs a été retirée de votre compte",
      meaning: "Une personne ayant accès au serveur l’a retirée et a créé un lien de réinitialisation du mot de passe. Tant que vous ne l’aurez pas configurée de nouveau, votre mot de passe suffira pour vous connecter.",
    },
  },
  twoFactorUnexpected: "Si vous ne vous attendiez pas à ce changement, changez votre mot de passe et prévenez immédiatement un super-administrateur.",
  alerts: {
    location: "Club",
    manage: "Gérer les notifications",
    muted: ["Alertes en sourdine jusqu’au ",["until"],"."],
    othersOnline: [["count",2,{"one":"L’autre écran est en ligne.","other":["Les ",0," autres écrans sont en ligne."]}]],
    drafts: [["count",2,{"one":["Le round ",["rounds"]," a un brouillon. Publiez-le pour remplir le créneau vide."],"other":["Les rounds ",["rounds"]," ont des brouillons. Publiez-les pour remplir les créneaux vides."]}]],
    moreScreens: [["count",2,{"one":[0," autre"],"other":[0," autres"]}]],
    moreLocations: [["count",2,{"one":[0," autre club"],"other":[0," autres clubs"]}]],
    issues: {
      frozen: "vidéo figée",
      'not-drawn': "erreur d’affichage",
      'no-space': "disque plein",
      'no-boot': "ne peut pas démarrer hors ligne",
      hot: "surchauffe",
      'weak-power': "alimentation insuffisante",
      'low-disk': "espace disque faible",
      'low-memory': "mémoire insuffisante",
      'weak-wifi': "Wi-Fi faible",
      clock: "horloge non synchronisée",
      'old-version': "version obsolète",
    },
    buttons: {
      dashboard: "Ouvrir le tableau de bord",
      location: "Voir le club",
      schedule: "Ouvrir la programmation",
      system: "Ouvrir la page Système",
    },
    began: {
      several: [["count",4]," alertes"],
      severalAt: [["count",4]," alertes : ",["places"]],
      'location-away': {
        subject: [["linked",2,{"one":[["location"]," : écran hors ligne depuis ",["time"]],"other":[["location"]," : tous les écrans hors ligne depuis ",["time"]]}]],
        title: [["linked",2,{"one":[["location"]," : écran hors ligne"],"other":[["location"]," : tous les écrans hors ligne"]}]],
        details: [["linked",2,{"one":["L’écran est hors ligne depuis le ",["moment"],"."],"other":["Les ",0," écrans sont hors ligne depuis le ",["moment"],"."]}]],
        next: "Vérifiez le courant et le réseau du club.",
      },
      'screen-away': {
        title: [["concerned",2,{"one":[["location"]," : ",0," écran sur ",["linked",4]," hors ligne"],"other":[["location"]," : ",0," écrans sur ",["linked",4]," hors ligne"]}]],
        details: [["concerned",2,{"one":[["screens"]," est hors ligne depuis le ",["moment"],"."],"other":[["screens"]," sont hors ligne, le premier depuis le ",["moment"],"."]}]],
        next: "Vérifiez le courant et le réseau.",
      },
      'screen-trouble': {
        title: [["concerned",2,{"one":[["location"]," : ",0," écran à vérifier"],"other":[["location"]," : ",0," écrans à vérifier"]}]],
        details: [["screens"],". Détecté pour la première fois le ",["moment"],"."],
        next: "Ouvrez la page du club pour voir les détails.",
      },
      'coach-pass': {
        title: [["location"]," : un écran a émis un laissez-passer d’entraîneur"],
        details: [["screens"]," a affiché un laissez-passer d’entraîneur le ",["moment"],". Le téléphone qui le numérise peut contrôler le minuteur jusqu’à la fin de la journée."],
        next: "Si personne au club ne l’a demandé, ouvrez la page du club et révoquez tous les laissez-passer d’entraîneur. Vous pouvez aussi y empêcher les écrans d’en émettre.",
      },
      'no-workout-tomorrow': {
        subject: [["roundCount",2,{"one":["Aucun entraînement pour le ",["day"]," : round ",["rounds"]],"other":["Aucun entraînement pour le ",["day"]," : rounds ",["rounds"]]}]],
        title: ["Aucun entraînement pour le ",["day"]],
        details: [["roundCount",2,{"one":["Le round ",["rounds"]," n’a aucun entraînement publié : ses écrans afficheront « Veuillez contacter l’assistance. »"],"other":["Les rounds ",["rounds"]," n’ont aucun entraînement publié : leurs écrans afficheront « Veuillez contacter l’assistance. »"]}]],
      },
      'many-away': {
        title: ["Serveur : ",["locations",4]," clubs hors ligne en même temps"],
        details: [["locations",4]," clubs, soit ",["concerned",4]," écrans, sont tombés hors ligne en même temps le ",["moment"],". Un si grand nombre à la fois indique que le problème vient du serveur ou de sa connexion, et non des clubs."],
        next: "Vérifiez le serveur et sa connexion.",
      },
      disk: {
        title: "Serveur : disque presque plein",
        details: ["Le disque du serveur est presque plein depuis le ",["moment"],"."],
        next: "Libérez de l’espace ou ajoutez du stockage. Quand le disque est plein, le serveur ne peut plus enregistrer de modifications.",
      },
      database: {
        title: ["Serveur : la base de données a refusé les modifications pendant ",["length"]],
        details: ["La base de données a refusé toutes les modifications pendant ",["length"],", à partir du ",["moment"],"."],
        next: "Si vous avez modifié quelque chose pendant ce temps, vérifiez que c’est bien enregistré.",
      },
      mail: {
        title: [["concerned",2,{"one":["Serveur : ",0," courriel n’a pas été envoyé"],"other":["Serveur : ",0," courriels n’ont pas été envoyés"]}]],
        details: [["concerned",2,{"one":"Le serveur de courriel est injoignable ou refuse le courriel.","other":"Le serveur de courriel est injoignable ou refuse les courriels."}]],
        next: "Un super-administrateur peut en voir la raison et relancer l’envoi sur la page Système.",
      },
      jobs: {
        title: [["concerned",2,{"one":["Serveur : ",0," tâche en arrière-plan a échoué"],"other":["Serveur : ",0," tâches en arrière-plan ont échoué"]}]],
        details: [["concerned",2,{"one":"Elle ne sera pas relancée automatiquement.","other":"Elles ne seront pas relancées automatiquement."}]],
        next: "Un super-administrateur peut en voir la raison et relancer les tâches sur la page Système.",
      },
      clock: {
        title: ["Serveur : l’horloge a été décalée de ",["length"]],
        details: "Tous les écrans suivent l’horloge du serveur.",
        next: "Vérifiez que la date et l’heure du serveur sont exactes.",
      },
    },
    ended: {
      several: [["count",4]," alertes résolues"],
      severalAt: [["count",4]," alertes résolues : ",["places"]],
      'location-away': {
        subject: [["location"]," : de nouveau en ligne après ",["length"]],
        title: [["location"]," : de nouveau en ligne"],
        details: ["Le club a été hors ligne pendant ",["length"],", à partir du ",["moment"],"."],
      },
      'screen-away': {
        title: [["location"]," : tous les écrans sont de nouveau en ligne"],
        details: ["La panne a duré ",["length"],", à partir du ",["moment"],"."],
      },
      'screen-trouble': {
        subject: [["location"]," : problèmes d’écran résolus après ",["length"]],
        title: [["location"]," : problèmes d’écran résolus"],
        details: ["Les problèmes ont duré ",["length"],", à partir du ",["moment"],"."],
      },
      'coach-pass': {
        title: [["location"]," : le laissez-passer d’entraîneur a expiré"],
        details: ["Il a été émis le ",["moment"],"."],
      },
      'no-workout-tomorrow': {
        title: ["Plus aucun créneau vide pour le ",["day"]],
        details: "Tous les rounds de vos écrans ont un entraînement ce jour-là.",
      },
      'many-away': {
        title: "Serveur : la plupart des clubs sont de nouveau en ligne",
        details: ["La plupart des ",["locations",4]," clubs sont de nouveau en ligne après ",["length"],"."],
      },
      disk: {
        title: "Serveur : l’espace disque est de nouveau suffisant",
        details: ["Le disque a été presque plein pendant ",["length"],". Il y a de nouveau assez d’espace libre."],
      },
      database: {
        title: "Serveur : la base de données accepte de nouveau les modifications",
        details: ["Après ",["length"],", la base de données accepte de nouveau les modifications."],
      },
      mail: {
        title: "Serveur : les courriels sont de nouveau envoyés",
        details: "Il n’y a plus de courriels en échec ou en retard.",
      },
      jobs: {
        title: "Serveur : plus aucune tâche en arrière-plan en échec",
        details: "Les tâches en échec ont été relancées ou supprimées.",
      },
      clock: {
        title: "Serveur : l’horloge est de nouveau exacte",
        details: "L’horloge du serveur indique de nouveau la bonne heure.",
      },
    },
  },
  summary: {
    subject: [["offline",2,{"one":["Résumé quotidien : ",0," club sur ",["watched",4]," hors ligne"],"other":["Résumé quotidien : ",0," clubs sur ",["watched",4]," hors ligne"]}]],
    subjectCalm: "Résumé quotidien : aucun club hors ligne",
    heading: [["offline",2,{"one":[0," club hors ligne"],"other":[0," clubs hors ligne"]}]],
    headingCalm: "Aucun club hors ligne",
    calm: "Aucun club n’a subi de panne au cours des 24 dernières heures.",
    resolved: [["count",2,{"one":[0," panne a pris fin dans un club au cours des 24 dernières heures. Elle a duré ",["longest"],"."],"other":[0," pannes ont pris fin dans des clubs au cours des 24 dernières heures. La plus longue a duré ",["longest"],"."]}]],
    attention: [["count",2,{"one":[0," club a des écrans à vérifier."],"other":[0," clubs ont des écrans à vérifier."]}]],
    noGaps: "Il n’y a aucun créneau vide dans les 12 prochains mois.",
    nextGap: [["count",2,{"one":["Prochain créneau vide : ",["day"],", round ",["rounds"],"."],"other":["Prochain créneau vide : ",["day"],", rounds ",["rounds"],"."]}]],
    longestOutages: [["count",2,{"one":"Voici la panne la plus longue :","other":["Voici les ",0," pannes les plus longues :"]}]],
  },
}

export const emailsMessages = messagesBy<EmailsMessages>()({ en, es, fr })
