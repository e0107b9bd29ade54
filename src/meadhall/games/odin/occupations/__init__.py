"""The 190 occupations: `compile` reads their clauses, `hooks` fires them, `metrics` counts for them."""
