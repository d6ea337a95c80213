/** An object with some methods replaced; the others are bound to the object, whose fields may be private. */
export function overriding<Target extends object>(
  target: Target,
  methods: Partial<Target>,
): Target {
  return new Proxy(target, {
    get(_, name) {
      if (name in methods) return Reflect.get(methods, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
