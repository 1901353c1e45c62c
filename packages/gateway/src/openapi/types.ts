import type { JsonSchema } from './schema'

export interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema?: JsonSchema
  readonly example?: unknown
}

interface MediaType {
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface Answer {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export type Security = Readonly<Record<string, readonly string[]>>

/** An operation of OpenAPI 3.1, limited to the fields used here. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Security[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly description?: string
    readonly content: Readonly<Record<string, MediaType>>
  }
  readonly responses: Readonly<Record<string, Answer>>
  readonly [more: `x-${string}`]: unknown
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Readonly<Record<string, unknown>>
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly 'x-code-texts': Readonly<Record<string, string>>
  readonly 'x-common-codes': readonly string[]
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
}
