import Type, { type Static } from 'typebox';
import { dateTime, Nullable, OptionalText, Text, Truth } from './fields.js';
import { limits } from './limits.js';

/** A password in a request. `writeOnly` (JSON Schema 2020-12, 9.4): never returned, not even in an error. */
const Password = Type.String({
  minLength: limits.passwordCharsMin,
  maxLength: limits.passwordCharsMax,
  writeOnly: true,
});

export const Credentials = Type.Object({
  name: Type.String({ minLength: 1, maxLength: limits.accountNameChars }),
  password: Password,
});

export const PasswordChange = Type.Object({
  current_password: Type.String({ minLength: 1, maxLength: limits.passwordCharsMax, writeOnly: true }),
  new_password: Password,
});
export type PasswordChange = Static<typeof PasswordChange>;

export const SessionView = Type.Object({
  id: Type.String(),
  created_at: dateTime,
  last_used_at: Nullable(Type.String({ format: 'date-time', description: 'Accurate to ten minutes' })),
  expires_at: dateTime,
  current: Truth('True for the session that sent this request'),
});
export type SessionView = Static<typeof SessionView>;

export const SessionList = Type.Object({ items: Type.Array(SessionView) });

export const AccountView = Type.Object({ account: Type.String(), plan: Type.String() });

export const KeyRequest = Type.Object({
  label: OptionalText(limits.labelChars),
  scope: Type.Optional(Type.Enum(['full', 'read'] as const)),
  expires_at: Type.Optional(Nullable(Text('RFC 3339; null for a key that does not expire'))),
});

export const KeyView = Type.Object({
  id: Type.String(),
  label: Nullable(Type.String()),
  scope: Type.String(),
  last4: Type.String(),
  created_at: dateTime,
  expires_at: Nullable(dateTime),
});
export type KeyView = Static<typeof KeyView>;

export const NewKey = Type.Object({
  key: Text('The key itself, shown only in this response'),
  ...KeyView.properties,
});

export const KeyList = Type.Object({
  items: Type.Array(Type.Object({ ...KeyView.properties, last_used_at: Nullable(dateTime) })),
});
