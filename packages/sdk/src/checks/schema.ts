type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object' | 'bytes'

/**
 * The shape of a value as plain data: the part of JSON Schema that the contract uses, but for the type `bytes` (a
 * Uint8Array), `optional` in the place of `required`, `message` and `trim`. Without `type`, `enum` and `anyOf` any
 * value fits.
 */
export interface Schema {
  readonly type?: TypeName | readonly TypeName[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  /** The property may be absent; every other one is required. */
  readonly optional?: true
  /** false: no other property; a schema: that of every other property. */
  readonly additionalProperties?: false | Schema
  readonly default?: unknown
  /** The contract's message for a number out of its bounds, or for a value that is no `bytes`. */
  readonly message?: string
  /** White space around the text is removed before its length is checked. */
  readonly trim?: true
}

/** The schemas of a call. */
export interface CallSchemas {
  readonly request: Schema
  readonly result: Schema
}
