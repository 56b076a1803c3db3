import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** A schema as editors take it. */
export const jsonSchema = (title: string, schema: z.ZodType): JsonSchema => ({
  title,
  ...z.toJSONSchema(schema, { io: 'input' }),
})

/** Texts that may stand in a locale file instead. */
const TEXTS = ['title', 'about', 'name', 'text']

/** The same schema with no need of a text: an editor sees one file, and can't tell what its locale files have. */
export const withoutTexts = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? value.filter(name => !TEXTS.includes(name)) : value,
  ) as JsonSchema
