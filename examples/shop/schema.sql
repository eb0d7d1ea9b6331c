-- Orders of the shop; amounts in won.
CREATE TABLE orders (
  id text PRIMARY KEY,
  goods integer NOT NULL,
  shipping integer NOT NULL,
  coupon_id text REFERENCES coupons (id)
);

-- A coupon is worth its amount until it expires.
CREATE TABLE coupons (
  id text PRIMARY KEY,
  amount integer NOT NULL,
  expires_on date NOT NULL
);
