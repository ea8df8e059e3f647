-- A data file as it was before seats promised their texts: a game that runs and a table that gathers.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE keys (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    hash     BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, hash)
) WITHOUT ROWID;
INSERT INTO "keys" VALUES('bs54c4ny79u64z5c',0,X'55F6031D504831AC954CA5FBF6C019DB4B28BC8157B121CE12F78F5C7406267D');
INSERT INTO "keys" VALUES('bs54c4ny79u64z5c',1,X'4D7ACC1A5178AF7DFB30959B2FDF3C8E91A4419AE2B50655B16C3C3E02ED032D');
INSERT INTO "keys" VALUES('d5vgg542mxje3zyk',0,X'49975527A0445BEC36CD8FE5696BEF7C88400DB2059E521034D5643FFA0C8D79');
INSERT INTO "keys" VALUES('d5vgg542mxje3zyk',1,X'C71A6296989F51E5F6593192D5B760F06693C9D6AF50898FACDF90A10A6097A2');
INSERT INTO "keys" VALUES('n69caiq68qnht63d',0,X'B8AB2BC192CD961C7DEE814F990CFD9727E96582063CEA4E8ADC25DAEF2A6C1C');
INSERT INTO "keys" VALUES('n69caiq68qnht63d',1,X'5F23BA6CC1C0DEBCCF47564C7985FF5808AC3C6588B3FD0D84FB775683C44A72');
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    link     BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO "log" VALUES('bs54c4ny79u64z5c',1,1795060754424,'{"kind":"made","game":"dicke-daemonen","options":{"board":{"code":"dd1 R+0+1+2-3-4-5 B+6+3-7-8-0+9 G+4+7-10-1-9+11 Y-2-6-11+5+8+10 oR0","preset":"flower","sha256":"36968322d6496ded26f726595de649c02dcdd9252580046ee8492d8631641619"},"cover":"cross","end_test":"active","knots":"both","majority":"relative","seats":2,"self_cross":"reject","show_counts":true,"solo_leftovers":"out","solo_ties":"friendly","start":"seat1"},"places":[{"name":"Ada","who":{"type":"human"}},{"name":"","who":{"type":"open"}}],"public":false,"dice":"server","clock":{"type":"none"},"takeover":false,"hints":true,"commitment":"2ab0208ea21da2cf533900dbec70ce3c63ced2a52f41a446507fe3dcb1bbfddf"}',X'4A36FB8D0C9F0A097C99E87D79459EB8EB7E88D8DCC9F98A03B4E54D4B641F93');
INSERT INTO "log" VALUES('d5vgg542mxje3zyk',1,1795060752205,'{"kind":"made","game":"dicke-daemonen","options":{"board":{"code":"dd1 R+0+1+2-3-4-5 B+6+3-7-8-0+9 G+4+7-10-1-9+11 Y-2-6-11+5+8+10 oR0","preset":"flower","sha256":"36968322d6496ded26f726595de649c02dcdd9252580046ee8492d8631641619"},"cover":"cross","end_test":"active","knots":"both","majority":"relative","seats":2,"self_cross":"reject","show_counts":true,"solo_leftovers":"out","solo_ties":"friendly","start":"seat1"},"places":[{"name":"Ada","who":{"type":"human"}},{"name":"","who":{"type":"open"}}],"public":false,"dice":"server","clock":{"type":"none"},"takeover":false,"hints":true,"commitment":"50a7dfaf8e5a272396af47527cc62d03c52eb0b01297a911b57a1414cd14d38b"}',X'3433CB90A64DA40FABDFC8B6F3F9F7F4416EC9977149DE2159BF21F81DB8C949');
INSERT INTO "log" VALUES('n69caiq68qnht63d',1,1795060756004,'{"kind":"made","game":"dicke-daemonen","options":{"board":{"code":"dd1 R+0+1+2-3-4-5 B+6+3-7-8-0+9 G+4+7-10-1-9+11 Y-2-6-11+5+8+10 oR0","preset":"flower","sha256":"36968322d6496ded26f726595de649c02dcdd9252580046ee8492d8631641619"},"cover":"cross","end_test":"active","knots":"both","majority":"relative","seats":2,"self_cross":"reject","show_counts":true,"solo_leftovers":"out","solo_ties":"friendly","start":"seat1"},"places":[{"name":"Ada","who":{"type":"human"}},{"name":"","who":{"type":"open"}}],"public":false,"dice":"server","clock":{"type":"none"},"takeover":false,"hints":true,"commitment":"8cc7e5b807243c9d8eb2209abfe61e98d45224935c4ae820db3fab4c2572769f"}',X'EB6D91357F48381549AD34478D1FAEDE35FD99CED050C13699DAB5F08696231E');
CREATE TABLE migrations (number INTEGER PRIMARY KEY);
INSERT INTO "migrations" VALUES(1);
INSERT INTO "migrations" VALUES(2);
INSERT INTO "migrations" VALUES(3);
INSERT INTO "migrations" VALUES(4);
INSERT INTO "migrations" VALUES(5);
CREATE TABLE recent (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    link     BLOB NOT NULL
);
INSERT INTO "recent" VALUES(1,'d5vgg542mxje3zyk',2,1795060752213,'{"kind":"seated","seat":1,"place":{"name":"Bob","who":{"type":"human"}}}',X'1140154A624DE1E3641D212AEDDAC29B95CA2D7E8AAE5FED88DDC488099101A0');
INSERT INTO "recent" VALUES(2,'d5vgg542mxje3zyk',3,1795060752231,'{"kind":"started","entropies":["kept salt of seat 0","kept salt of seat 1"],"record":{"commitment":"50a7dfaf8e5a272396af47527cc62d03c52eb0b01297a911b57a1414cd14d38b","content":"ce373f4f321112f2298dbeb8bd25dcea4fec5b8519da544af147dd9c78453be1","format":1,"game":"dicke-daemonen","head":"d45a3fd52177f9467321a7ec339294a759ec6f3798427dddd4cc9cf876dd979e","opening":[{"id":0,"why":"deal"},{"id":1,"why":"deal"},{"id":0,"why":"deal"},{"id":1,"why":"deal"},{"id":2,"why":"deal"},{"id":2,"why":"deal"},{"id":4,"why":"deal"},{"id":4,"why":"deal"}],"options":{"board":{"code":"dd1 R+0+1+2-3-4-5 B+6+3-7-8-0+9 G+4+7-10-1-9+11 Y-2-6-11+5+8+10 oR0","preset":"flower","sha256":"36968322d6496ded26f726595de649c02dcdd9252580046ee8492d8631641619"},"cover":"cross","end_test":"active","knots":"both","majority":"relative","seats":2,"self_cross":"reject","show_counts":true,"solo_leftovers":"out","solo_ties":"friendly","start":"seat1"},"rules_version":1,"seal":"d45a3fd52177f9467321a7ec339294a759ec6f3798427dddd4cc9cf876dd979e","steps":[]},"typed":false}',X'47B0F97FDC9E55957796123D2820B7A5EBFA6AAE63765C32EF5BF6CD4DC979B5');
INSERT INTO "recent" VALUES(3,'d5vgg542mxje3zyk',4,1795060752533,'{"kind":"acted","line":{"action":{"corner":19,"creature":"green","type":"place"},"chain":"fa40a4b67d0ca018251383f766065b3ffc41d48b2bde5b896df21af4131ad883","rolled":[],"seat":1},"typed":false,"spent_ms":302}',X'2C31ADB6C94A0E2ECD20C2A90E3DC5E8F2E62626D846ACEA5F15261140F8384E');
INSERT INTO "recent" VALUES(4,'d5vgg542mxje3zyk',5,1795060752836,'{"kind":"acted","line":{"action":{"type":"decline"},"chain":"95f0aa63e8f79beb2b68c3e9615134bd279ca150655bd47dd1e2a40f9910d71d","rolled":[{"id":3,"why":"draw"}],"seat":1},"typed":false,"spent_ms":302}',X'97E11DA570EB49F3F09B308AD8D623A1D798ACF0A30AC8EF907658633C945731');
INSERT INTO "recent" VALUES(5,'d5vgg542mxje3zyk',6,1795060753144,'{"kind":"acted","line":{"action":{"corner":22,"creature":"red","type":"place"},"chain":"a75ea154ae0bdcca509648e903b53d88d1885f1ec7e69e9f7139d75126c2ce5a","rolled":[],"seat":0},"typed":false,"spent_ms":304}',X'4624B0AAD3E0C8C844F77AF9982053D91A153088E068B029CF06265BD0A64FA6');
INSERT INTO "recent" VALUES(6,'d5vgg542mxje3zyk',7,1795060753455,'{"kind":"acted","line":{"action":{"colors":["blue"],"type":"predict"},"chain":"f7bf757aa30d42598d55ca87f170729161bcf0ec85ccbfd922a95f7e6bd41803","rolled":[{"id":3,"why":"draw"}],"seat":0},"typed":false,"spent_ms":307}',X'82800C817F0D6D6B9B5998DB36C4A4EE898A76B99D9F0DBABB762FFC2F7B8F9E');
INSERT INTO "recent" VALUES(7,'d5vgg542mxje3zyk',8,1795060753771,'{"kind":"acted","line":{"action":{"corner":33,"creature":"yellow","type":"place"},"chain":"3d42691601949e591da0c8efff47b9a89a9de9cd48ce7e6b3628853160a08c62","rolled":[],"seat":1},"typed":false,"spent_ms":302}',X'3E64AE8CEA0BC24EC53A9FEEE50093E55D5754CD2B2808017FD09DF2B18C00FE');
INSERT INTO "recent" VALUES(8,'d5vgg542mxje3zyk',9,1795060754081,'{"kind":"acted","line":{"action":{"colors":["green"],"type":"predict"},"chain":"034e4cc39bf9d6abe9a741c6543eae866e0c87062e89246e27d6a4c2c6215068","rolled":[{"id":0,"why":"draw"}],"seat":1},"typed":false,"spent_ms":304}',X'4E56128F9B4E44C078829F13E778284DC262006E0B1DF6EC34CF094D59CCD848');
INSERT INTO "recent" VALUES(9,'d5vgg542mxje3zyk',10,1795060754082,'{"kind":"resigned","seat":0,"time":false}',X'7067E2B0843DA2A5E8BE3764888A57E056EF89CF345B5515A7D3B52C2B002C4F');
INSERT INTO "recent" VALUES(10,'bs54c4ny79u64z5c',2,1795060754434,'{"kind":"seated","seat":1,"place":{"name":"Bob","who":{"type":"human"}}}',X'EB9717687341AB122156C34B9CF6C5F53E281C9E4922267881EA99C1DD4A407A');
INSERT INTO "recent" VALUES(11,'bs54c4ny79u64z5c',3,1795060754451,'{"kind":"started","entropies":["kept salt of seat 0","kept salt of seat 1"],"record":{"commitment":"2ab0208ea21da2cf533900dbec70ce3c63ced2a52f41a446507fe3dcb1bbfddf","content":"ce373f4f321112f2298dbeb8bd25dcea4fec5b8519da544af147dd9c78453be1","format":1,"game":"dicke-daemonen","head":"1c9688888dad728ec635edba2526869e36d818df6ebf489339f085f56a0582c6","opening":[{"id":3,"why":"deal"},{"id":3,"why":"deal"},{"id":3,"why":"deal"},{"id":0,"why":"deal"},{"id":0,"why":"deal"},{"id":4,"why":"deal"},{"id":1,"why":"deal"},{"id":2,"why":"deal"}],"options":{"board":{"code":"dd1 R+0+1+2-3-4-5 B+6+3-7-8-0+9 G+4+7-10-1-9+11 Y-2-6-11+5+8+10 oR0","preset":"flower","sha256":"36968322d6496ded26f726595de649c02dcdd9252580046ee8492d8631641619"},"cover":"cross","end_test":"active","knots":"both","majority":"relative","seats":2,"self_cross":"reject","show_counts":true,"solo_leftovers":"out","solo_ties":"friendly","start":"seat1"},"rules_version":1,"seal":"1c9688888dad728ec635edba2526869e36d818df6ebf489339f085f56a0582c6","steps":[]},"typed":false}',X'D9B1810D5C7FAC788599B14B7241A77CFE290B005EB564015BC3DEB96FC691C4');
INSERT INTO "recent" VALUES(12,'bs54c4ny79u64z5c',4,1795060754771,'{"kind":"acted","line":{"action":{"corner":7,"creature":"red","type":"place"},"chain":"bf7ef848b0c313a956256ce935b82d05ddac7b26d87f792d1ce062ad0b8b5aa3","rolled":[],"seat":1},"typed":false,"spent_ms":302}',X'01F15F44726EE0B057CFC1221294B3752E7BF4559C4992EEB8C081B35C98DBBD');
INSERT INTO "recent" VALUES(13,'bs54c4ny79u64z5c',5,1795060755078,'{"kind":"acted","line":{"action":{"colors":["white"],"type":"predict"},"chain":"7c769a0b68be3ae5f59aa0502202143e5ffd8239f9b4f25cf5582812b9461688","rolled":[{"id":3,"why":"draw"}],"seat":1},"typed":false,"spent_ms":302}',X'0C21B431C5CDE2CC480559E7D85DE064CE42B8D0101ECECCA92891BACA9476B8');
INSERT INTO "recent" VALUES(14,'bs54c4ny79u64z5c',6,1795060755382,'{"kind":"acted","line":{"action":{"corner":22,"creature":"red","type":"place"},"chain":"533ef33ffcec4abaccab6f9f74f132df0e907883ed564e1f74eaba16dc124c3b","rolled":[],"seat":0},"typed":false,"spent_ms":302}',X'D2F70D3689B7638AC6AFF5D4BE7C297F8C12AF6C26B24BD4EDE9884185644500');
INSERT INTO "recent" VALUES(15,'bs54c4ny79u64z5c',7,1795060755694,'{"kind":"acted","line":{"action":{"colors":["yellow"],"type":"predict"},"chain":"455aef2a0eaeecc016b6421846c2f68906864563d476e1381907e8a4b5c93761","rolled":[{"id":0,"why":"draw"}],"seat":0},"typed":false,"spent_ms":302}',X'C753438791F31054E2D301EB17C28666F957C3A4FE95DD9885510394D7B40A91');
INSERT INTO "recent" VALUES(16,'n69caiq68qnht63d',2,1795060756009,'{"kind":"seated","seat":1,"place":{"name":"Bob","who":{"type":"human"}}}',X'ACC4BA03D6FAFC55188B622E6CFCC30DA63DEBBF8292705973E9C596946A6B45');
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    steps    INTEGER NOT NULL,
    state    BLOB NOT NULL
);
CREATE TABLE strays (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    link     BLOB NOT NULL
);
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    public     INTEGER NOT NULL,
    status     TEXT NOT NULL,
    names      TEXT NOT NULL,
    secret     BLOB NOT NULL,
    created_ms INTEGER NOT NULL
, duty INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID;
INSERT INTO "tables" VALUES('bs54c4ny79u64z5c','dicke-daemonen',0,'playing','["Ada","Bob"]',X'E03907838535B5254F7465012CD164159532AC623230C86AE46B7265C3AE1157',1795060754424,0);
INSERT INTO "tables" VALUES('d5vgg542mxje3zyk','dicke-daemonen',0,'over','["Ada","Bob"]',X'7EB02DD0931E9DE868BEAF23B8CF26528180EB5577FB1B7C8BD70E7CBBD2791E',1795060752205,0);
INSERT INTO "tables" VALUES('n69caiq68qnht63d','dicke-daemonen',0,'gathering','["Ada","Bob"]',X'1AF9203ECE1BE4EC940B00D0C749D5D671CEF71E8D3486A4F2372F4B7BDA48C5',1795060756004,0);
CREATE TABLE uploads (
    id         TEXT PRIMARY KEY,
    file       TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE writer (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    token BLOB NOT NULL
);
INSERT INTO "writer" VALUES(1,X'AEB9BF11536B99E9155AA6570A035877DCAD127FE621F80A27FA13CCB82E909C');
CREATE INDEX tables_listed ON tables (public, status, created_ms);
CREATE INDEX tables_on_duty ON tables (id) WHERE duty AND status = 'playing';
CREATE VIEW history AS
    SELECT table_id, seq, at_ms, entry, link FROM log
    UNION ALL
    SELECT table_id, seq, at_ms, entry, link FROM recent;
COMMIT;
