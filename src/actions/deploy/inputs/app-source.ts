/** Where the code comes from (API §4.5: `file` with `entrypoint_rel_path`, or `source`). */
export type AppSource =
	| { readonly kind: 'directory'; readonly directory: string; readonly entrypoint: string }
	/** `file`: path of a ready zip. */
	| { readonly kind: 'package'; readonly file: string; readonly entrypoint: string }
	/** `json`: the JSON object as given; the specification does not define its fields, so it is sent unchanged. */
	| { readonly kind: 'source'; readonly json: string };
